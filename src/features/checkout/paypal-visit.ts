import { sessionStore } from '@/lib/storage'
import { dropCheckoutLines } from './stored-lines'

const key = 'paypal_trip'

/**
 * Stores that this tab left the checkout to approve a payment, so that it continues there afterwards. From then on the
 * payment holds the lines: they may be paid for when the tab comes back.
 */
export function beginPaypalVisit(paymentId: string): void {
  dropCheckoutLines()
  sessionStore.write(key, paymentId)
}

/** Returns the payment that this tab left to approve, or null. */
export function paypalVisit(): string | null {
  return sessionStore.read(key)
}

export function endPaypalVisit(): void {
  sessionStore.remove(key)
}
