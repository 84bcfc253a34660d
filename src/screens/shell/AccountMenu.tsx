import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import styled from 'styled-components'
import { useShopper } from '@/features/auth/use-shopper'
import { useMsg } from '@/i18n/use-msg'
import { color, space, text, weight } from '@/theme/tokens'
import { UserIcon } from '@/ui/frame-icons'
import { HeartIcon, PackageIcon, PinIcon, SignOutIcon } from '@/ui/icons'
import { Menu, MenuButton, MenuLink } from '@/ui/overlays/Menu'
import { SkeletonText } from '@/ui/feedback/Skeleton'
import { useAccountName } from '../account/use-account-name'
import { useSignOut } from '../account/use-sign-out'

type AccountMenuProps = {
  /** The account button: the menu opens below it. */
  anchor: RefObject<HTMLElement | null>
  /** Whether it shows; the caller keeps it. */
  open: boolean
  /** Called when it wants to close. */
  onClose: () => void
}

/** The links of Product §2; routes that have moved redirect. */
const ways = [
  { href: '/account', text: 'auth.menu.personal', icon: UserIcon },
  { href: '/orders', text: 'auth.menu.orders', icon: PackageIcon },
  { href: '/wishlist', text: 'auth.menu.wishlist', icon: HeartIcon },
  { href: '/addresses', text: 'auth.menu.addresses', icon: PinIcon },
] as const

/** The signed-in shopper's name, account links and sign-out (Product §2). Closes when the page changes. */
export function AccountMenu({ anchor, open, onClose }: AccountMenuProps) {
  const msg = useMsg()
  const { isSignedIn, user } = useShopper()
  const name = useAccountName()
  const signOut = useSignOut()
  useCloseWithPage(onClose)
  return (
    <Menu
      open={open && isSignedIn}
      onOpenChange={(next) => !next && onClose()}
      anchor={anchor}
      label={msg('shell.account')}
      header={
        <Identity>
          {user ? (
            <>
              <Name dir="auto">{name}</Name>
              <Mail>{user.email}</Mail>
            </>
          ) : (
            <SkeletonText lines={2} />
          )}
        </Identity>
      }
    >
      {ways.map(({ href, text, icon: Icon }) => (
        <MenuLink key={href} href={href}>
          <Icon size={20} /> {msg(text)}
        </MenuLink>
      ))}
      <MenuButton onClick={signOut}>
        <SignOutIcon size={20} /> {msg('auth.signOut')}
      </MenuButton>
    </Menu>
  )
}

function useCloseWithPage(close: () => void): void {
  const router = useRouter()
  const onPage = useEffectEvent(close)
  useEffect(
    function closeWithPage() {
      // A page that only replaces itself, like a checkout without lines, keeps the popup it opened.
      return router.history.subscribe(({ action }) => action.type !== 'REPLACE' && onPage())
    },
    [router],
  )
}

const Identity = styled.div`
  display: grid;
  padding: ${space(4)} ${space(5)};
  border-block-end: 1px solid ${color.line};
  overflow-wrap: anywhere;
`

const Name = styled.span`
  font-weight: ${weight.bold};
`

const Mail = styled.span`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`
