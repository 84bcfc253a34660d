import { useEffect, useState } from 'react'
import type { OrderLine } from '@/domain/cart/cart'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { checkoutLinesAtom, endCheckoutAtom } from './state'

/**
 * What this visit to the checkout is about: the lines it began with, or those that the header's cart
 * brought since. Leaving the screen clears them for the next visit (Product §4).
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
