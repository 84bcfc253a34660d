import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import styled from 'styled-components'
import { useCartSync } from '@/features/cart/use-cart-sync'
import { useMsg } from '@/i18n/use-msg'
import { depths } from '@/theme/depths'
import { color, space } from '@/theme/tokens'
import { Header } from './Header'

// Below everything: it comes after what people look at, and nothing stands behind it that could jump.
const Footer = lazy(() => import('./Footer').then((module) => ({ default: module.Footer })))

/** Header, screen, footer: every page but the back office (spec §2). The cart is loaded when it starts. */
export function ShopLayout() {
  const msg = useMsg()
  useCartSync()
  return (
    <>
      <SkipLink href="#main">{msg('shell.skip')}</SkipLink>
      <Header />
      <Main id="main" tabIndex={-1}>
        <Outlet />
      </Main>
      <Suspense fallback={null}>
        <Footer />
      </Suspense>
    </>
  )
}

const Main = styled.main`
  display: block;
  min-height: 70vh;
`

const SkipLink = styled.a`
  position: fixed;
  z-index: ${depths.skip};
  top: ${space(2)};
  left: ${space(2)};
  padding: ${space(3)} ${space(5)};
  background: ${color.ink};
  color: ${color.onAccent};

  &:not(:focus) {
    clip-path: inset(50%);
  }
`
