/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { OrderRequest } from './orderRequest.ts'

/**
 * An order that a customer gives to the staff. Its `payment_method` is `cod`, since PayPal is for the customer. `replaces` counts as null.
 */
export type AdminOrderRequest = OrderRequest & {
  /**
   * The `key` of the customer who calls. Null or absent for somebody new.
   * @nullable
   * @pattern ^(user|guest)-[1-9][0-9]{0,14}$
   */
  customer?: string | null
  /** True where the shop has the money already, by transfer or over the counter: the courier then collects nothing. */
  is_paid?: boolean
}
