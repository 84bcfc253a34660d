import { sessionStore } from '@/lib/storage'

const key = 'paypal_trip'

/** Notes that this tab left the checkout to approve a payment: coming back, it goes on where it was. */
export function beginPaypalVisit(paymentId: string): void {
  sessionStore.write(key, paymentId)
}

/** The payment that this tab went to approve; null where it stayed. */
export function paypalVisit(): string | null {
  return sessionStore.read(key)
}

export function endPaypalVisit(): void {
  sessionStore.remove(key)
}
