import { sessionStore } from '@/lib/storage'

const key = 'paypal_trip'

/** Stores that this tab left the checkout to approve a payment, so that it continues there afterwards. */
export function beginPaypalVisit(paymentId: string): void {
  sessionStore.write(key, paymentId)
}

/** Returns the payment that this tab left to approve, or null. */
export function paypalVisit(): string | null {
  return sessionStore.read(key)
}

export function endPaypalVisit(): void {
  sessionStore.remove(key)
}
