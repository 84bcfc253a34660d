import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Line, OrderLine } from '@/domain/cart/cart'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { checkoutLinesAtom, endCheckoutAtom, startCheckoutAtom } from './state'

/**
 * Returns the lines of this visit to the checkout: those it started with, or those that the header's cart brought since.
 * Leaving the screen clears them (Product §4).
 */
export function useCheckoutLines(): readonly OrderLine[] {
  const brought = useAtomValue(checkoutLinesAtom)
  const [lines, setLines] = useState(brought)
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

/** Goes to the checkout with these lines. */
export function useGoToCheckout(): (lines: readonly Line[]) => void {
  const navigate = useNavigate()
  const startCheckout = useSetAtom(startCheckoutAtom)
  return (lines) => {
    startCheckout(lines)
    void navigate({ to: '/checkout' })
  }
}
