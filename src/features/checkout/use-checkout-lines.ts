import { useEffect, useState } from 'react'
import type { OrderLine } from '@/domain/order-form'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { checkoutLinesAtom, endCheckoutAtom } from './state'

/** The lines this visit to the checkout began with. Leaving the screen clears them for the next one (spec §4). */
export function useCheckoutLines(): readonly OrderLine[] {
  const [lines] = useState(useAtomValue(checkoutLinesAtom))
  const endCheckout = useSetAtom(endCheckoutAtom)
  useEffect(
    function endCheckoutOnLeave() {
      return endCheckout
    },
    [endCheckout],
  )
  return lines
}
