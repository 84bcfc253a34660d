import { type ParsedLocation, useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Line } from '@/domain/cart/cart'
import { randomKey } from '@/lib/random-key'
import { useAtomValue, useSetAtom } from '@/lib/store'
import {
  type Checkout,
  checkoutAtom,
  endCheckoutAtom,
  startCheckoutAtom,
  storeCheckout,
  storedCheckout,
} from './state'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Names a visit to the checkout: its lines are stored under this name before its code loads. */
    checkout?: string
  }
}

/**
 * Returns what this visit to the checkout brought: as it started, as it was before a reload, or as the header's cart
 * changed it since. Leaving the screen clears it (Product §4).
 */
export function useCheckout(): Checkout {
  const started = useAtomValue(checkoutAtom)
  const router = useRouter()
  const [checkout, setCheckout] = useState(() =>
    started.lines.length > 0 ? started : storedCheckout(visitOf(router.state.location)),
  )
  if (started.lines.length > 0 && started !== checkout) setCheckout(started)

  const endCheckout = useSetAtom(endCheckoutAtom)
  useEffect(
    function endCheckoutOnLeave() {
      return endCheckout
    },
    [endCheckout],
  )
  return checkout
}

/** Stores it for this visit; the return from PayPal is another one. */
export function useStoredCheckout(checkout: Checkout): void {
  const visit = useRouterState({ select: ({ location }) => visitOf(location) })
  useEffect(
    function store() {
      storeCheckout(visit, checkout)
    },
    [visit, checkout],
  )
}

function visitOf({ state }: ParsedLocation): string {
  return state.checkout ?? state.__TSR_key ?? ''
}

/** Goes to the checkout with these lines. They are stored first: the page may be reloaded while its code loads. */
export function useGoToCheckout(): (lines: readonly Line[]) => void {
  const navigate = useNavigate()
  const startCheckout = useSetAtom(startCheckoutAtom)
  return (lines) => {
    const visit = randomKey()
    storeCheckout(visit, startCheckout(lines, Date.now()))
    void navigate({ to: '/checkout', state: { checkout: visit } })
  }
}
