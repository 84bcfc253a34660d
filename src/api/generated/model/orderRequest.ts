/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { OrderRequestItem } from './orderRequestItem.ts'
import type { PaymentMethod } from './paymentMethod.ts'

/**
 * Product §3 order payload. `district_id` is null in the two-level address model.
 */
export type OrderRequest = {
  /**
   * @minLength 1
   * @maxLength 255
   */
  full_name: string
  /**
   * @minLength 1
   * @maxLength 20
   * @pattern ^[0-9+\- ()]+$
   */
  phone: string
  /**
   * @minLength 1
   * @maxLength 1000
   */
  address: string
  /** @minimum 1 */
  province_id: number
  /**
   * @minimum 1
   * @nullable
   */
  district_id: number | null
  /** @minimum 1 */
  ward_id: number
  /** @maxLength 2000 */
  note?: string
  /**
   * @minItems 1
   * @maxItems 1000
   */
  items: OrderRequestItem[]
  /**
   * @maxLength 50
   * @nullable
   */
  coupon_code?: string | null
  payment_method: PaymentMethod
}
