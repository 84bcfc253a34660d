/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { OrderRequestItem } from './orderRequestItem.ts'
import type { PaymentMethod } from './paymentMethod.ts'

/**
 * An order. The totals are the server's: subtotal of the variants' prices, shipping and discounts (Product §9.7).
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
   * @pattern ^[0-9+\- ()]+$
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
   * Null, empty or absent: none. A valid coupon's discount replaces the promotion in `discount_amount`; any other code is refused with a 422 at `coupon_code`.
   * @maxLength 50
   * @nullable
   */
  coupon_code?: string | null
  payment_method: PaymentMethod
}
