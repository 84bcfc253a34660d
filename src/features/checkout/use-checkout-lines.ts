import { type ParsedLocation, useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Line, OrderLine } from '@/domain/cart/cart'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { storeCheckoutLines, storedCheckoutLines } from './stored-lines'
import { checkoutLinesAtom, endCheckoutAtom, startCheckoutAtom } from './state'

/**
 * Returns the lines of this visit to the checkout: those it started with, those it had before a reload, or those that
 * the header's cart brought since. Leaving the screen clears them (Product §4).
 */
export function useCheckoutLines(): readonly OrderLine[] {
  const brought = useAtomValue(checkoutLinesAtom)
  const router = useRouter()
  const [lines, setLines] = useState(() =>
    brought.length > 0 ? brought : storedCheckoutLines(visitOf(router.state.location)),
  )
  if (brought.length > 0 && brought !== lines) setLines(brought)

  const endCheckout = useSetAtom(endCheckoutAtom)
  useEffect(
    function endCheckoutOnLeave() {
      return endCheckout
    },
    [endCheckout],
  )
  return lines
}

/** Stores the lines for this visit; the return from PayPal changes its key. */
export function useStoredLines(lines: readonly OrderLine[]): void {
  const visit = useRouterState({ select: ({ location }) => visitOf(location) })
  useEffect(
    function storeLines() {
      storeCheckoutLines(visit, lines)
    },
    [visit, lines],
  )
}

function visitOf({ state }: ParsedLocation): string {
  return state.__TSR_key ?? ''
}

/** Goes to the checkout with these lines. */
export function useGoToCheckout(): (lines: readonly Line[]) => void {
  const navigate = useNavigate()
  const startCheckout = useSetAtom(startCheckoutAtom)
  return (lines) => {
    startCheckout(lines)
    void navigate({ to: '/checkout' })
  }
}
