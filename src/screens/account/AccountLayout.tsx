import { Navigate, Outlet, type StaticDataRouteOption, useMatches } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import styled from 'styled-components'
import { askSignInAtom } from '@/features/auth/state'
import { useShopper } from '@/features/auth/use-shopper'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { useSetAtom } from '@/lib/store'
import { media } from '@/theme/breakpoints'
import { space } from '@/theme/tokens'
import { Container } from '@/ui/layout/Container'
import { useToast } from '@/ui/toast/toast'
import { AccountNav } from './AccountNav'
import { SignInPanel } from './SignInPanel'
import { useFocusOnSignIn } from './use-focus-on-sign-in'

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
      type: 'warning',
      action: { label: msg('account.signIn.button'), onAction: () => askSignIn() },
    }),
  )
  useEffect(() => {
    if (isTold) tell()
  }, [isTold])
}

/** The account area (Product §2): sidebar with greeting, and the current account page. For signed-in shoppers. */
export function AccountLayout() {
  const { isSignedIn } = useShopper()
  const frame = useFocusOnSignIn(isSignedIn)
  const visitorsGoHome = useRedirectsVisitors()
  // Who signs out here, or whose session ends, is told that.
  const [cameAsVisitor] = useState(!isSignedIn)
  useTellVisitor(cameAsVisitor && !isSignedIn && visitorsGoHome)
  if (!isSignedIn && visitorsGoHome) return toHome
  return (
    <Container ref={frame}>
      {isSignedIn ? (
        <Columns>
          <AccountNav />
          <Content>
            <Outlet />
          </Content>
        </Columns>
      ) : (
        <SignedOut />
      )}
    </Container>
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
    /** Product §6, addresses: visitors are redirected to `/` instead of being asked to sign in. */
    visitorsGoHome?: boolean
  }
}

/** True on account pages that send visitors home instead of asking them to sign in. */
function useRedirectsVisitors(): boolean {
  return useMatches({ select: (matches) => matches.some(redirectsVisitors) })
}

function redirectsVisitors({ staticData }: { staticData: StaticDataRouteOption }): boolean {
  return staticData.visitorsGoHome === true
}
