import { Outlet, type StaticDataRouteOption, useMatches } from '@tanstack/react-router'
import styled from 'styled-components'
import { CartSync } from '@/features/cart/CartSync'
import { needsCartSyncAtom } from '@/features/cart/state'
import { KeepPageUpToDate } from '@/features/offline/KeepPageUpToDate'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue } from '@/lib/store'
import { BlockBoundary, FrameBoundary } from '@/ui/feedback/BlockBoundary'
import { SkipLink } from '@/ui/layout/basics'
import { LastProductList } from '../product-list/LastProductList'
import { Footer, CheckoutFooter } from './Footer'
import { Header } from './Header'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * True for a page with the short header and footer of the checkout. The header leads only to the cart,
     * and the footer is one line.
     */
    isBare?: boolean
  }
}

const isBareOf = (matches: readonly { staticData: StaticDataRouteOption }[]) =>
  matches.at(-1)?.staticData.isBare ?? false

/** The layout of each page outside the back office: header, screen and footer (Product §2). */
export function ShopLayout() {
  const msg = useMsg()
  const isBare = useMatches({ select: isBareOf })
  return (
    <>
      <SkipLink href="#main">{msg('shell.skip')}</SkipLink>
      <Header isBare={isBare} />
      <Main id="main" tabIndex={-1}>
        <Outlet />
        <LastProductList />
      </Main>
      <BlockBoundary>
        {isBare ? <CheckoutFooter /> : <Footer />}
        <KeepPageUpToDate />
      </BlockBoundary>
      <FrameBoundary dataAt={0}>
        <CartSyncOnceNeeded />
      </FrameBoundary>
    </>
  )
}

/** This is a component of its own, so that the first product in the cart does not render the whole page. */
function CartSyncOnceNeeded() {
  return useAtomValue(needsCartSyncAtom) && <CartSync />
}

/*
 * While the main part is empty, it fills the window. Otherwise the footer would be visible first, and jump
 * when the screen loads.
 */
const Main = styled.main`
  display: block;
  min-height: 70vh;

  &:empty {
    min-height: 100svh;
  }
`
