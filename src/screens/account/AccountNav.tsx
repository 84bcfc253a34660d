import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, leading, size, space, text, title } from '@/theme/tokens'
import { Link } from '@/ui/actions/Link'
import { SkeletonText } from '@/ui/feedback/Skeleton'
import { UserIcon } from '@/ui/frame-icons'
import { ClockIcon, HeartIcon, PackageIcon, PinIcon, SignOutIcon } from '@/ui/icons'
import { type ScrollHint, scrollHint } from '@/ui/layout/scroll-hint'
import { useCentredCurrentLink } from '@/ui/layout/use-centred-current-link'
import { useAccountName } from './use-account-name'
import { useSignOut } from './use-sign-out'

/** Greeting and the account's links (Product §2); on narrow screens a row that scrolls sideways. */
export function AccountNav() {
  const msg = useMsg()
  const name = useAccountName()
  const signOut = useSignOut()
  const row = useCentredCurrentLink()
  return (
    <Side>
      <Greeting>{name ? msg('account.greeting', { name }) : <SkeletonText lines={1} />}</Greeting>
      <nav aria-label={msg('account.nav')}>
        <Items ref={row}>
          {pages.map(({ to, text, Icon }) => (
            <li key={to}>
              <Item to={to} activeOptions={{ exact: to === '/account', includeSearch: false }}>
                <Icon size={20} /> {msg(text)}
              </Item>
            </li>
          ))}
          <li>
            <Item as="button" type="button" onClick={signOut}>
              <SignOutIcon size={20} /> {msg('account.signOut')}
            </Item>
          </li>
        </Items>
      </nav>
    </Side>
  )
}

const pages = [
  { to: '/account', text: 'account.nav.personal', Icon: UserIcon },
  { to: '/account/orders', text: 'account.nav.orders', Icon: PackageIcon },
  { to: '/account/addresses', text: 'account.nav.addresses', Icon: PinIcon },
  { to: '/account/recently-viewed', text: 'account.nav.recentlyViewed', Icon: ClockIcon },
  { to: '/wishlist', text: 'account.nav.wishlist', Icon: HeartIcon },
] as const

const Side = styled.aside`
  min-width: 0;

  ${media.tablet} {
    position: sticky;
    top: calc(${size.header} + ${space(8)});
    align-self: start;
  }
`

/* Reserves the space of a usual name before it loads; a very long name ends in an ellipsis. */
const Greeting = styled.p`
  display: -webkit-box;
  overflow: hidden;
  min-height: calc(${leading.display} * ${text.h3});
  margin-block-end: ${space(3)};
  font: ${title.h3};
  -webkit-line-clamp: 2;
  -webkit-box-orient: vertical;
  overflow-wrap: anywhere;

  ${media.tablet} {
    min-height: calc(2 * ${leading.display} * ${text.h3});
    margin-block-end: ${space(5)};
    -webkit-line-clamp: 3;
    white-space: pre-line;
  }
`

/* Narrow: from edge to edge, so that a cut-off item shows that there is more. */
const Items = styled.ul<ScrollHint>`
  position: relative;
  display: flex;
  overflow-x: auto;
  padding-inline: var(--gutter);
  border-block-end: 1px solid ${color.line};
  margin-inline: calc(-1 * var(--gutter));
  gap: ${space(6)};
  list-style: none;
  scrollbar-width: none;

  ${media.phone} {
    ${scrollHint}
  }

  ${media.tablet} {
    display: grid;
    padding: 0;
    border: 0;
    margin: 0;
    gap: 0;
  }
`

const Item = styled(Link)`
  display: flex;
  min-height: ${size.target};
  align-items: center;
  color: ${color.inkSoft};
  gap: ${space(3)};
  outline-offset: -2px;
  text-align: start;
  text-decoration: none;
  white-space: nowrap;

  & > svg {
    display: none;
  }

  &:hover {
    color: ${color.accent};
  }

  &[aria-current='page'] {
    box-shadow: inset 0 -2px ${color.accent};
    color: ${color.accent};
  }

  ${media.tablet} {
    width: 100%;
    padding-inline: ${space(3)};
    white-space: normal;

    & > svg {
      display: block;
      flex: none;
    }

    &[aria-current='page'] {
      background: ${color.accentSoft};
      box-shadow: inset 2px 0 ${color.accent};
    }
  }
`
