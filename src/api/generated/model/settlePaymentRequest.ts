/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { SettlePaymentRequestAction } from './settlePaymentRequestAction.ts'

/**
 * What becomes of a payment that is unclear.
 */
export type SettlePaymentRequest = {
  /** A capture, a mark, or the end of one. */
  action: SettlePaymentRequestAction
  /**
   * How it was found out. `paid` and `unpaid` need one.
   * @maxLength 1000
   */
  reason?: string
  /** The version that was looked at. Older than the order's is a 409, except for the mark that stands. */
  updated_at?: string
}
