import { sessionStore } from '@/lib/storage'

const key = 'paypal_trip'

/** Notes that this tab left the checkout to approve a payment: coming back, it goes on where it was. */
export function beginTrip(paymentId: string): void {
  sessionStore.write(key, paymentId)
}

/** The payment that this tab went to approve; null where it stayed. */
export function tripOf(): string | null {
  return sessionStore.read(key)
}

export function endTrip(): void {
  sessionStore.remove(key)
}
