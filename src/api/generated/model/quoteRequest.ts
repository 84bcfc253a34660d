/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { OrderRequestItem } from './orderRequestItem.ts'
import type { PaymentMethod } from './paymentMethod.ts'
import type { ReplacedOrder } from './replacedOrder.ts'

/**
 * What is known of an order by now.
 */
export type QuoteRequest = {
  /**
   * What would be ordered, at least one line.
   * @minItems 1
   * @maxItems 1000
   */
  items: OrderRequestItem[]
  /**
   * Null, empty or absent when there is none. A wrong one is refused with a 422 at `coupon_code`.
   * @maxLength 50
   * @nullable
   */
  coupon_code?: string | null
  /**
   * Null or absent while it is not known; so are district and ward.
   * @minimum 1
   * @nullable
   */
  province_id?: number | null
  /**
   * Of the place to deliver to.
   * @minimum 1
   * @nullable
   */
  district_id?: number | null
  /**
   * Of the place to deliver to.
   * @minimum 1
   * @nullable
   */
  ward_id?: number | null
  /** Null or absent while it is not chosen. */
  payment_method?: PaymentMethod | null
  replaces?: ReplacedOrder | null
}
