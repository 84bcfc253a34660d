import { Outlet } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import styled from 'styled-components'
import { needsCartSyncAtom } from '@/features/cart/state'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue } from '@/lib/store'
import { Boundary, FramePart } from '@/ui/feedback/Boundary'
import { SkipLink } from '@/ui/layout/SkipLink'
import { Header } from './Header'

// Lazy: the footer is last on the page, so loading it late shifts nothing.
const Footer = lazy(() => import('./Footer').then((module) => ({ default: module.Footer })))

const Pocket = lazy(() =>
  import('@/features/pocket/Pocket').then((module) => ({ default: module.Pocket })),
)

// If the code fails to load, for example offline, the page works without the cart's sync.
const CartSync = lazy(() =>
  import('@/features/cart/CartSync')
    .then((module): { default: ComponentType } => ({ default: module.CartSync }))
    .catch(() => ({ default: () => null })),
)

/** Header, screen and footer of every page outside the back office (Product §2). */
export function ShopLayout() {
  const msg = useMsg()
  return (
    <>
      <SkipLink href="#main">{msg('shell.skip')}</SkipLink>
      <Header />
      <Main id="main" tabIndex={-1}>
        <Outlet />
      </Main>
      <Boundary>
        <Suspense>
          <Footer />
          <Pocket />
        </Suspense>
      </Boundary>
      <FramePart dataAt={0}>
        <Suspense fallback={null}>
          <CartSyncOnceNeeded />
        </Suspense>
      </FramePart>
    </>
  )
}

/** Of its own, so that the first product in the cart does not render the whole page. */
function CartSyncOnceNeeded() {
  return useAtomValue(needsCartSyncAtom) && <CartSync />
}

const Main = styled.main`
  display: block;
  min-height: 70vh;
`
