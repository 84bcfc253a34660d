import { Navigate, Outlet, type StaticDataRouteOption, useMatches } from '@tanstack/react-router'
import styled from 'styled-components'
import { useShopper } from '@/features/auth/use-shopper'
import { media } from '@/theme/breakpoints'
import { space } from '@/theme/tokens'
import { Container } from '@/ui/Container'
import { AccountNav } from './AccountNav'
import { SignInPanel } from './SignInPanel'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Spec §6: visitors are led to `/` instead of being asked to sign in. */
    visitorsGoHome?: boolean
  }
}

/** The account area (spec §2): sidebar with greeting, and the screen chosen there. For signed-in shoppers. */
export function AccountLayout() {
  const { isSignedIn, user } = useShopper()
  const visitorsGoHome = useMatches({ select: (matches) => matches.some(leadsVisitorsHome) })
  if (!isSignedIn && visitorsGoHome) return <Navigate to="/" replace />
  return (
    <Container>
      {isSignedIn ? (
        <Columns>
          <AccountNav user={user} />
          <div>
            <Outlet />
          </div>
        </Columns>
      ) : (
        <SignInPanel titleAs="h1" />
      )}
    </Container>
  )
}

function leadsVisitorsHome({ staticData }: { staticData: StaticDataRouteOption }): boolean {
  return staticData.visitorsGoHome === true
}

const Columns = styled.div`
  display: grid;
  padding-block: ${space(6)} ${space(16)};
  gap: ${space(6)};
  grid-template-columns: minmax(0, 1fr);

  ${media.tablet} {
    padding-block-start: ${space(12)};
    gap: ${space(10)};
    grid-template-columns: 240px minmax(0, 1fr);
  }
`
