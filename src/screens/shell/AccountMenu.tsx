import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import styled from 'styled-components'
import { useShopper } from '@/features/auth/use-shopper'
import { useMsg } from '@/i18n/use-msg'
import { color, size, space, text, weight } from '@/theme/tokens'
import { HeartIcon } from '@/ui/icons/HeartIcon'
import { PackageIcon } from '@/ui/icons/PackageIcon'
import { SignOutIcon } from '@/ui/icons/SignOutIcon'
import { Link } from '@/ui/Link'
import { Popover } from '@/ui/Popover'
import { SkeletonText } from '@/ui/Skeleton'
import { useSignOut } from '../account/use-sign-out'

type AccountMenuProps = {
  anchor: RefObject<HTMLElement | null>
  open: boolean
  onClose: () => void
}

/** Who is signed in, the ways to what is theirs, and the way out (spec §2). Closes with the page. */
export function AccountMenu({ anchor, open, onClose }: AccountMenuProps) {
  const msg = useMsg()
  const { isSignedIn, user } = useShopper()
  const signOut = useSignOut()
  useCloseWithPage(onClose)
  return (
    <Popover
      open={open && isSignedIn}
      onOpenChange={(next) => !next && onClose()}
      anchor={anchor}
      label={msg('shell.account')}
    >
      <Who>
        {user ? (
          <>
            <Name>{user.full_name}</Name>
            <Mail>{user.email}</Mail>
          </>
        ) : (
          <SkeletonText lines={2} />
        )}
      </Who>
      <Items>
        <li>
          <Item as={Link} to="/account/orders" onClick={onClose}>
            <PackageIcon size={20} /> {msg('auth.menu.orders')}
          </Item>
        </li>
        <li>
          <Item as={Link} to="/wishlist" onClick={onClose}>
            <HeartIcon size={20} /> {msg('auth.menu.wishlist')}
          </Item>
        </li>
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
      return router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && onPage())
    },
    [router],
  )
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
