import styled from 'styled-components'
import type { User } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, font, leading, size, space, text } from '@/theme/tokens'
import { Link } from '@/ui/Link'
import { SkeletonText } from '@/ui/Skeleton'
import { useSignOut } from './use-sign-out'

/** Greeting and the ways within the account; a row that scrolls where the window is narrow. */
export function AccountNav({ user }: { user: User | undefined }) {
  const msg = useMsg()
  const signOut = useSignOut()
  return (
    <Side>
      <Greeting>
        {user ? msg('account.greeting', { name: user.full_name }) : <SkeletonText lines={1} />}
      </Greeting>
      <nav aria-label={msg('account.nav')}>
        <Items>
          <li>
            <Item to="/account/orders">{msg('account.nav.orders')}</Item>
          </li>
          <li>
            <Item to="/wishlist">{msg('account.nav.wishlist')}</Item>
          </li>
          <li>
            <Item as="button" type="button" onClick={signOut}>
              {msg('account.signOut')}
            </Item>
          </li>
        </Items>
      </nav>
    </Side>
  )
}

const Side = styled.aside`
  min-width: 0;
`

const Greeting = styled.p`
  margin-block-end: ${space(4)};
  font-family: ${font.display};
  font-size: ${text.h3};
  line-height: ${leading.display};
  overflow-wrap: anywhere;
`

const Items = styled.ul`
  display: flex;
  padding: 0;
  border-block-end: 1px solid ${color.line};
  gap: ${space(5)};
  list-style: none;
  overflow-x: auto;

  ${media.tablet} {
    display: grid;
    border: 0;
    gap: 0;
  }
`

const Item = styled(Link)`
  display: flex;
  min-height: ${size.target};
  align-items: center;
  color: ${color.inkSoft};
  text-decoration: none;
  white-space: nowrap;

  &[aria-current='page'] {
    box-shadow: inset 0 -2px ${color.accent};
    color: ${color.accent};
  }

  ${media.tablet} {
    width: 100%;
    padding-inline: ${space(4)};

    &[aria-current='page'] {
      background: ${color.accentSoft};
      box-shadow: inset 2px 0 ${color.accent};
    }
  }
`
