import { Outlet, type StaticDataRouteOption, useMatches } from '@tanstack/react-router'
import styled from 'styled-components'
import { CartSync } from '@/features/cart/CartSync'
import { needsCartSyncAtom } from '@/features/cart/state'
import { NewerVersion } from '@/features/offline/NewerVersion'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue } from '@/lib/store'
import { Boundary, FramePart } from '@/ui/feedback/Boundary'
import { SkipLink } from '@/ui/layout/basics'
import { Footer, FooterLine } from './Footer'
import { Header } from './Header'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** True for a bare page. Its header leads only to the cart, and its footer is one line. */
    isBare?: boolean
  }
}

const isBareOf = (matches: readonly { staticData: StaticDataRouteOption }[]) =>
  matches.at(-1)?.staticData.isBare ?? false

/** Header, screen and footer of every page outside the back office (Product §2). */
export function ShopLayout() {
  const msg = useMsg()
  const isBare = useMatches({ select: isBareOf })
  return (
    <>
      <SkipLink href="#main">{msg('shell.skip')}</SkipLink>
      <Header isBare={isBare} />
      <Main id="main" tabIndex={-1}>
        <Outlet />
      </Main>
      <Boundary>
        {isBare ? <FooterLine /> : <Footer />}
        <NewerVersion />
      </Boundary>
      <FramePart dataAt={0}>
        <CartSyncOnceNeeded />
      </FramePart>
    </>
  )
}

/** This is a separate component, so that the first product in the cart does not render the whole page. */
function CartSyncOnceNeeded() {
  return useAtomValue(needsCartSyncAtom) && <CartSync />
}

const Main = styled.main`
  display: block;
  min-height: 70vh;
`
