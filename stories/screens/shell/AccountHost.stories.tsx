import preview from '#.storybook/preview'
import { useEffect, useRef } from 'react'
import { expect, screen } from 'storybook/test'
import { showPanelAtom } from '@/features/auth/state'
import { saveProfile } from '@/features/profile/state'
import { useSetAtom } from '@/lib/store'
import { AccountHost } from '@/screens/shell/AccountHost'
import { Button } from '@/ui/actions/Button'
import { longNames } from '../../features/profile/profile-world'

function Stage({ panel }: { panel: 'menu' | undefined }) {
  const anchor = useRef<HTMLButtonElement>(null)
  const show = useSetAtom(showPanelAtom)
  useEffect(() => panel && show(panel), [panel, show])
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: '420px' }}>
      <Button ref={anchor}>Tài khoản</Button>
      <AccountHost anchor={anchor} />
    </div>
  )
}

const meta = preview.meta({
  component: AccountHost,
  args: { anchor: { current: null } },
  // Load the chunk ahead: a busy machine may take longer than a check waits.
  loaders: [async () => ({ popup: await import('@/features/auth/AuthPopup') })],
  parameters: { scenario: ['login:shopper'] },
  render: (_, { parameters }) => <Stage panel={parameters.panel} />,
})

/** Links to /account, /orders, /wishlist and /addresses, and logout (Product §2). */
export const MenuLinks = meta.story({
  tags: ['§2.3.4b'],
  parameters: { panel: 'menu' },
  play: async () => {
    await expect(await screen.findByText('khach@moclan.vn')).toBeVisible()
    const links = (await screen.findAllByRole('menuitem')).map((item) => item.getAttribute('href'))
    await expect(links).toEqual(['/account', '/orders', '/wishlist', '/addresses', null])
    await expect(screen.getByRole('menuitem', { name: 'Đăng xuất' })).toBeVisible()
  },
})

export const MenuWithLongName = meta.story({
  parameters: { panel: 'menu' },
  beforeEach: () => void saveProfile(longNames),
  globals: { viewport: { value: 'phone' } },
})
