import { Navigate, Outlet, type StaticDataRouteOption, useMatches } from '@tanstack/react-router'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { askSignInAtom, accountPanelAtom, useShopper, useSignOut } from '@/features/auth/state'
import { useShopperName } from '@/features/profile/state'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { screenHeading } from '@/lib/screen-heading'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { color, leading, media, size, space, text, title } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { Link, tabLinkStyle } from '@/ui/actions/Link'
import { EmptyState, type EmptyStateProps } from '@/ui/feedback/EmptyState'
import { SkeletonText } from '@/ui/feedback/Skeleton'
import { UserIcon } from '@/ui/frame-icons'
import { ClockIcon, HeartIcon, PackageIcon, PinIcon, SignOutIcon } from '@/ui/icons'
import {
  Container,
  fourLineClampStyle,
  type ScrollHintProps,
  scrollHintStyle,
} from '@/ui/layout/basics'
import { useCentredCurrentLink } from '@/ui/layout/use-centred-current-link'
import { useToast } from '@/ui/toast/toast'

/** One element for all renders, because a `Navigate` with new props navigates again. */
const toHome = <Navigate to="/" replace />

/**
 * Shows a toast to a visitor who opened a page of the account. The toast explains why they see the home page
 * instead.
 */
function useTellVisitor(isTold: boolean) {
  const msg = useMsg()
  const toast = useToast()
  const askSignIn = useSetAtom(askSignInAtom)
  const tell = useEffectEvent(() =>
    toast({
      message: msg('account.signIn.text'),
      about: 'sign-in',
      type: 'warning',
      action: { label: msg('account.signIn.button'), onAction: () => askSignIn() },
    }),
  )
  useEffect(() => {
    if (isTold) tell()
  }, [isTold])
}

/**
 * The account area (Product §2): a sidebar with a greeting, and the current page of the account. For a
 * visitor, the route's `forVisitors` decides what is shown.
 */
export function AccountLayout() {
  const { isSignedIn } = useShopper()
  const frame = useFocusOnSignIn(isSignedIn)
  const forVisitors = useForVisitors()
  const visitorsGoHome = forVisitors === 'home'
  // After a sign-out or a lost session, a message is shown already, so this toast is left out.
  const [cameAsVisitor] = useState(!isSignedIn)
  useTellVisitor(cameAsVisitor && !isSignedIn && visitorsGoHome)
  if (!isSignedIn && visitorsGoHome) return toHome
  return (
    <Container ref={frame}>
      {isSignedIn ? (
        <AccountColumns>
          <Outlet />
        </AccountColumns>
      ) : forVisitors === 'page' ? (
        <VisitorPage>
          <Outlet />
        </VisitorPage>
      ) : (
        <SignedOut />
      )}
    </Container>
  )
}

/** A page of the signed-in shopper, with the greeting and the links of the account beside it. */
export function AccountColumns({ children }: { children: ReactNode }) {
  return (
    <Columns>
      <AccountNav />
      <Content>{children}</Content>
    </Columns>
  )
}

function SignedOut() {
  const msg = useMsg()
  usePageHead({ title: msg('account.signIn.title'), index: false })
  return <SignInPanel titleAs="h1" />
}

const Columns = styled.div`
  display: grid;
  padding-block: ${space(3)} ${space(16)};
  grid-template-columns: minmax(0, 1fr);

  ${media.tablet} {
    padding-block-start: ${space(8)};
    column-gap: ${space(8)};
    grid-template-columns: 216px minmax(0, 1fr);
  }

  ${media.desktop} {
    column-gap: ${space(16)};
    grid-template-columns: 248px minmax(0, 1fr);
  }
`

const VisitorPage = styled.div`
  max-width: 720px;
  padding-block: ${space(6)} ${space(16)};
  margin-inline: auto;
`

/*
 * On phones the content starts soon. On wider screens its heading aligns with the greeting beside it. The
 * height keeps the footer out of view when a short error takes the place of a placeholder.
 */
const Content = styled.div`
  min-width: 0;
  min-height: 80svh;

  ${media.phone} {
    & > h1:first-child,
    & > :first-child > h1:first-child {
      margin-block: ${space(5)} ${space(4)};
    }
  }

  ${media.tablet} {
    & > h1:first-child,
    & > :first-child > h1:first-child {
      margin-block-start: 0;
    }
  }
`

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * The content for visitors, if it is not the sign-in form: the home page (Product §6, addresses), or the
     * page itself.
     */
    forVisitors?: 'home' | 'page'
  }
}

function useForVisitors(): StaticDataRouteOption['forVisitors'] {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.forVisitors })
}

/**
 * Returns a ref for the frame of the page. After a sign-in or a sign-out, the page has other content, and the
 * focused element may have disappeared. After a sign-in, the focus moves to the new heading. After a
 * sign-out, the focus moves there only if the focused element has disappeared.
 */
function useFocusOnSignIn(isSignedIn: boolean): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  const isAsking = useAtomValue(accountPanelAtom) !== null
  const shown = useRef(isSignedIn)
  useEffect(
    function focusNewHeading() {
      if (shown.current === isSignedIn || isAsking) return
      shown.current = isSignedIn
      const heading = frame.current && screenHeading(frame.current)
      if (!heading || (!isSignedIn && document.activeElement !== document.body)) return
      heading.focus({ preventScroll: true })
    },
    [isSignedIn, isAsking],
  )
  return frame
}

/** The greeting and the links of the account (Product §2). On phones the links are a row that scrolls. */
function AccountNav() {
  const msg = useMsg()
  const name = useShopperName()
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

/*
 * The box has room for a name of usual length before the name loads. A very long name is cut with an
 * ellipsis.
 */
const Greeting = styled.p`
  ${fourLineClampStyle}
  min-height: calc(${leading.display} * ${text.lg});
  font: ${title.h4};
  overflow-wrap: anywhere;

  ${media.tablet} {
    min-height: calc(2 * ${leading.display} * ${text.h3});
    margin-block-end: ${space(5)};
    font: ${title.h3};
    -webkit-line-clamp: 3;
    white-space: pre-line;
  }
`

const Items = styled.ul<ScrollHintProps>`
  position: relative;
  display: flex;
  overflow-x: auto;
  gap: ${space(2)};
  scrollbar-width: none;

  ${media.phone} {
    ${scrollHintStyle}
  }

  ${media.tablet} {
    display: grid;
    gap: 0;
  }
`

const Item = styled(Link)`
  ${tabLinkStyle}
  gap: ${space(1.5)};
  padding-inline-end: ${space(2)};
  font-size: ${text.sm};

  & > svg {
    flex: none;
  }

  ${media.tablet} {
    width: 100%;
    gap: ${space(3)};
    padding-inline: ${space(3)};
    font-size: inherit;
    text-align: start;
    white-space: normal;

    &[aria-current] {
      background: ${color.accentSoft};
      box-shadow: inset 2px 0 ${color.accent};
    }
  }
`

/**
 * A request to sign in, in place of content that only signed-in shoppers can see. After the sign-in, the same
 * page stays open (Product §2.12).
 */
export function SignInPanel({ titleAs = 'p' }: Pick<EmptyStateProps, 'titleAs'>) {
  const msg = useMsg()
  const askSignIn = useSetAtom(askSignInAtom)
  return (
    <EmptyState
      icon={<UserIcon size={48} />}
      titleAs={titleAs}
      title={msg('account.signIn.title')}
      text={msg('account.signIn.text')}
      action={<Button onClick={() => askSignIn()}>{msg('account.signIn.button')}</Button>}
    />
  )
}
