import { Navigate, Outlet, type StaticDataRouteOption, useMatches } from '@tanstack/react-router'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { askSignInAtom, panelAtom } from '@/features/auth/state'
import { useShopper } from '@/features/auth/use-shopper'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { screenHeading } from '@/lib/screen-heading'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { media, space } from '@/theme/tokens'
import { Container } from '@/ui/layout/basics'
import { useToast } from '@/ui/toast/toast'
import { AccountNav } from './AccountNav'
import { SignInPanel } from './SignInPanel'

/** One element for all renders: a Navigate with new props navigates again. */
const toHome = <Navigate to="/" replace />

/** Tells a visitor who came for a page of the account why home shows. */
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

/** The account area (Product §2): sidebar with greeting, and the current account page. Visitors see what a page has for them. */
export function AccountLayout() {
  const { isSignedIn } = useShopper()
  const frame = useFocusOnSignIn(isSignedIn)
  const forVisitors = useForVisitors()
  const visitorsGoHome = forVisitors === 'home'
  // Who signs out here, or whose session ends, is told that.
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

/** A page of the signed-in shopper beside the greeting and the links of the account. */
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
  padding-block: ${space(6)} ${space(16)};
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

/* Aligns the page's heading with the greeting beside it. */
const Content = styled.div`
  min-width: 0;

  ${media.tablet} {
    & > h1:first-child,
    & > :first-child > h1:first-child {
      margin-block-start: 0;
    }
  }
`

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What visitors get of a page of the account instead of a sign-in: home (Product §6, addresses), or the page itself. */
    forVisitors?: 'home' | 'page'
  }
}

function useForVisitors(): StaticDataRouteOption['forVisitors'] {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.forVisitors })
}

/**
 * Signing in or out replaces the page's content, and the focused element with it: moves the focus to the new
 * heading. When a session ends while the focus is elsewhere, the focus stays there.
 */
function useFocusOnSignIn(isSignedIn: boolean): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  const isAsking = useAtomValue(panelAtom) !== null
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
