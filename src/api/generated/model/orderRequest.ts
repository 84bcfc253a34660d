/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { OrderRequestItem } from './orderRequestItem.ts'
import type { PaymentMethod } from './paymentMethod.ts'
import type { ReplacedOrder } from './replacedOrder.ts'

/**
 * An order. The amounts are the server's, by the rule of `Bill`; its subtotal is that of the variants' prices.
 */
export type OrderRequest = {
  /**
   * Who receives it, family name first.
   * @minLength 1
   * @maxLength 255
   */
  full_name: string
  /**
   * With at least one digit. The server keeps it as written.
   * @minLength 1
   * @maxLength 20
   * @pattern ^[+\- ()]*[0-9][0-9+\- ()]*$
   */
  phone: string
  /**
   * House number and street; ward, district and province follow from the ids.
   * @minLength 1
   * @maxLength 1000
   */
  address: string
  /**
   * From `GET /api/address/provinces`.
   * @minimum 1
   */
  province_id: number
  /**
   * Must belong to the province. Null in the two-level model only.
   * @minimum 1
   * @nullable
   */
  district_id: number | null
  /**
   * Must belong to the district, or to the province in the two-level model.
   * @minimum 1
   */
  ward_id: number
  /**
   * Of a visitor, for the confirmation; null or absent without one. The account has a signed-in shopper's.
   * @maxLength 255
   * @nullable
   */
  email?: string | null
  /**
   * For the courier; may be empty or absent.
   * @maxLength 2000
   */
  note?: string
  /**
   * What to order, at least one line.
   * @minItems 1
   * @maxItems 1000
   */
  items: OrderRequestItem[]
  /**
   * Null, empty or absent: none. A valid coupon's discount replaces the promotion in `bill`; any other code is refused with a 422 at `coupon_code`, with the reason: unknown, not begun, ended, used up, below the minimum, not for these products. A use is counted with the order, and given back when the order is cancelled.
   * @maxLength 50
   * @nullable
   */
  coupon_code?: string | null
  payment_method: PaymentMethod
  /**
   * Whole VND. The total that the shopper has seen and agrees to, sent to hosts that quote. Where the order would cost anything else it is not placed: a 409 with the new bill. Null or absent when there was no quote.
   * @minimum 0
   * @nullable
   */
  quoted_total?: number | null
  replaces?: ReplacedOrder | null
}
