/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { PaymentCheck } from './paymentCheck.ts'
import type { PaymentDoubt } from './paymentDoubt.ts'

/**
 * A payment that is unclear or to be refunded, or one that somebody has settled by hand.
 */
export type OrderPayment = {
  /** Null once it is settled. */
  doubt: PaymentDoubt | null
  /** True where PayPal may be asked for the money once more. */
  can_capture: boolean
  /**
   * What PayPal was asked for, in USD.
   * @minimum 0
   * @nullable
   */
  expected: number | null
  /**
   * What PayPal took, in USD; null where nobody knows.
   * @minimum 0
   * @nullable
   */
  received: number | null
  /** Null until somebody settles it by hand. */
  check: PaymentCheck | null
}
