import preview from '#.storybook/preview'
import { useEffect, useRef } from 'react'
import { expect, screen } from 'storybook/test'
import { showAccountPanelAtom } from '@/features/auth/state'
import { useSetAtom } from '@/lib/store'
import { AccountPopups } from '@/screens/shell/AccountPopups'
import { Button } from '@/ui/actions/Button'

function Stage() {
  const anchor = useRef<HTMLButtonElement>(null)
  const show = useSetAtom(showAccountPanelAtom)
  useEffect(() => show('menu'), [show])
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: '420px' }}>
      <Button ref={anchor}>Tài khoản</Button>
      <AccountPopups anchor={anchor} />
    </div>
  )
}

const meta = preview.meta({
  component: AccountPopups,
  args: { anchor: { current: null } },
  parameters: { scenario: ['login:shopper'] },
  render: () => <Stage />,
})

/** The account menu links to /account, /orders, /wishlist and /addresses, and has the logout (Product §2). */
export const MenuLinks = meta.story({
  tags: ['§2.3.4'],
  play: async () => {
    await expect(await screen.findByText('khach@moclan.vn')).toBeVisible()
    const links = (await screen.findAllByRole('menuitem')).map((item) => item.getAttribute('href'))
    await expect(links).toEqual(['/account', '/orders', '/wishlist', '/addresses', null])
    await expect(screen.getByRole('menuitem', { name: 'Đăng xuất' })).toBeVisible()
  },
})
