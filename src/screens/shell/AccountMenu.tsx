import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import styled from 'styled-components'
import { useShopper } from '@/features/auth/use-shopper'
import { useMsg } from '@/i18n/use-msg'
import { color, size, space, text, weight } from '@/theme/tokens'
import { HeartIcon, PackageIcon, PinIcon, SignOutIcon, UserIcon } from '@/ui/icons'
import { Link } from '@/ui/actions/Link'
import { Popover } from '@/ui/overlays/Popover'
import { SkeletonText } from '@/ui/feedback/Skeleton'
import { useAccountName } from '../account/use-account-name'
import { useSignOut } from '../account/use-sign-out'

type AccountMenuProps = {
  anchor: RefObject<HTMLElement | null>
  open: boolean
  onClose: () => void
}

/** The links of Product §2; where one has moved, its route leads on. */
const ways = [
  { to: '/account', text: 'auth.menu.personal', icon: UserIcon },
  { to: '/orders', text: 'auth.menu.orders', icon: PackageIcon },
  { to: '/wishlist', text: 'auth.menu.wishlist', icon: HeartIcon },
  { to: '/addresses', text: 'auth.menu.addresses', icon: PinIcon },
] as const

/** Who is signed in, the ways to what is theirs, and the way out (Product §2). Closes with the page. */
export function AccountMenu({ anchor, open, onClose }: AccountMenuProps) {
  const msg = useMsg()
  const { isSignedIn, user } = useShopper()
  const name = useAccountName()
  const items = useRef<HTMLUListElement>(null)
  const signOut = useSignOut()
  useCloseWithPage(onClose)
  return (
    <Popover
      open={open && isSignedIn}
      onOpenChange={(next) => !next && onClose()}
      anchor={anchor}
      label={msg('shell.account')}
      onKeyDown={(event) => moveFocus(event, items.current)}
    >
      <Who>
        {user ? (
          <>
            <Name dir="auto">{name}</Name>
            <Mail>{user.email}</Mail>
          </>
        ) : (
          <SkeletonText lines={2} />
        )}
      </Who>
      <Items ref={items}>
        {ways.map(({ to, text, icon: Icon }) => (
          <li key={to}>
            <Item as={Link} to={to} onClick={onClose}>
              <Icon size={20} /> {msg(text)}
            </Item>
          </li>
        ))}
        <li>
          <Item as="button" type="button" onClick={signOut}>
            <SignOutIcon size={20} /> {msg('auth.signOut')}
          </Item>
        </li>
      </Items>
    </Popover>
  )
}

function useCloseWithPage(close: () => void): void {
  const router = useRouter()
  const onPage = useEffectEvent(close)
  useEffect(
    function closeWithPage() {
      // A page that replaces itself, as a checkout without lines does, leaves the popup that it asked for.
      return router.history.subscribe(({ action }) => action.type !== 'REPLACE' && onPage())
    },
    [router],
  )
}

/** Arrows lead through the items as well, round and round; so do Home and End to the outermost ones. */
function moveFocus(event: KeyboardEvent, items: HTMLElement | null): void {
  const stops = [...(items?.querySelectorAll<HTMLElement>('a, button') ?? [])]
  const now = stops.findIndex((stop) => stop === document.activeElement)
  const next = {
    ArrowDown: (now + 1) % stops.length,
    ArrowUp: now < 1 ? -1 : now - 1,
    Home: 0,
    End: -1,
  }[event.key]
  if (next === undefined) return
  event.preventDefault()
  stops.at(next)?.focus()
}

const Who = styled.div`
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

const Items = styled.ul`
  padding: ${space(2)};
  list-style: none;
`

const Item = styled.a`
  display: flex;
  width: 100%;
  min-height: ${size.target};
  align-items: center;
  gap: ${space(3)};
  padding-inline: ${space(3)};
  color: ${color.ink};
  text-align: start;
  text-decoration: none;

  &:hover {
    background: ${color.sand};
  }
`
