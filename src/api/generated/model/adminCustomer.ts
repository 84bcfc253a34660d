/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Somebody who has an account or has ordered. Never anything to sign in with.
 */
export type AdminCustomer = {
  /**
   * `user-12` for an account, `guest-57` after the first order of a phone number.
   * @pattern ^(user|guest)-[1-9][0-9]{0,14}$
   */
  key: string
  /** False for guests. */
  has_account: boolean
  /**
   * Of the account; else, of the last order.
   * @maxLength 511
   */
  full_name: string
  /**
   * As it was written; of the account, else of the last order.
   * @maxLength 255
   */
  phone: string
  /**
   * Of the account.
   * @maxLength 255
   * @nullable
   */
  email: string | null
  /**
   * Of every status.
   * @minimum 0
   */
  order_count: number
  /**
   * Orders that have arrived.
   * @minimum 0
   */
  delivered_count: number
  /**
   * Whole VND. Of delivered orders.
   * @minimum 0
   */
  delivered_total: number
  /**
   * Orders that were called off.
   * @minimum 0
   */
  cancelled_count: number
  /**
   * Of those called off, parcels that were on their way already.
   * @minimum 0
   */
  refused_count: number
  /**
   * Null for an account without orders.
   * @nullable
   */
  last_order_at: string | null
}
