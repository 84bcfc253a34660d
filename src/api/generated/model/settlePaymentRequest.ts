/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ReturnRefundRequest } from './returnRefundRequest.ts'
import type { SettlePaymentRequestAction } from './settlePaymentRequestAction.ts'

/**
 * What becomes of a payment that is unclear, or of the money of a cancelled order.
 */
export type SettlePaymentRequest = {
  /** A capture, a mark, the end of one, or money that went back. */
  action: SettlePaymentRequestAction
  /**
   * How it was found out. `paid` and `unpaid` need one.
   * @maxLength 1000
   */
  reason?: string
  refund?: ReturnRefundRequest
  /** The version that was looked at. Older than the order's is a 409, except for the mark that stands and the refund that was noted last. */
  updated_at?: string
}
