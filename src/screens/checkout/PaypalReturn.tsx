import { useEffect, useRef } from 'react'
import type { PaypalReturn as Returned } from '@/domain/order/search'
import { PaypalWaiting } from './PaypalWaiting'
import { usePaypalReturn } from './use-paypal-return'

type PaypalReturnProps = {
  /** What the address says of the payment. */
  returned: Returned
  /** Called when the shopper stays at the checkout. */
  onStay: () => void
}

/** Handles a return from PayPal once, then navigates on (Product §4). */
export function PaypalReturn({ returned, onStay }: PaypalReturnProps) {
  const settle = usePaypalReturn(onStay)
  const started = useRef(false)
  useEffect(function settleOnce() {
    if (started.current) return
    started.current = true
    void settle(returned)
  })
  return <PaypalWaiting />
}
