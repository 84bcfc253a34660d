import preview from '#.storybook/preview'
import { useEffect, useRef } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { endSessionAtom, showPanelAtom } from '@/features/auth/state'
import { readSaved, writeSaved } from '@/features/profile/state'
import { useSetAtom } from '@/lib/store'
import { AccountHost } from '@/screens/shell/AccountHost'
import { Button } from '@/ui/actions/Button'
import { keepDraft, longNames } from '../../features/profile/profile-world'

function Stage({ panel }: { panel: 'menu' | undefined }) {
  const anchor = useRef<HTMLButtonElement>(null)
  const show = useSetAtom(showPanelAtom)
  const end = useSetAtom(endSessionAtom)
  useEffect(() => panel && show(panel), [panel, show])
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: '420px' }}>
      <Button ref={anchor}>Tài khoản</Button>
      <Button onClick={() => end(false)}>Đăng xuất ở đây</Button>
      <Button onClick={() => end(true)}>Phiên hết hạn</Button>
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

function keepSomething() {
  writeSaved({ user: 'khach@moclan.vn', values: { firstName: 'Thu Hà' } })
  keepDraft({ firstName: 'Thu' })
}

/** Nothing of the shopper stays. */
export const SigningOutForgetsTheProfile = meta.story({
  beforeEach: keepSomething,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng xuất ở đây' }))
    await waitFor(() => expect(readSaved()).toBeNull())
    await expect(sessionStorage).toHaveLength(0)
  },
})

/** The saved and typed data of the shopper is still there. */
export const AnExpiredSessionKeepsIt = meta.story({
  beforeEach: keepSomething,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Phiên hết hạn' }))
    await expect(localStorage.getItem('auth_token')).toBeNull()
    await expect(readSaved()?.values.firstName).toBe('Thu Hà')
  },
})

export const SomebodyElseForgetsIt = meta.story({
  beforeEach: () => void writeSaved({ user: 'lan@moclan.vn', values: { firstName: 'Lan' } }),
  play: async () => {
    await waitFor(() => expect(readSaved()).toBeNull())
  },
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
  beforeEach: () => void writeSaved({ user: 'khach@moclan.vn', values: longNames }),
  globals: { viewport: { value: 'phone' } },
})

export const MenuBeforeTheUser = meta.story({
  parameters: { panel: 'menu', scenario: ['login:shopper', 'currentUser.timeout'] },
})
