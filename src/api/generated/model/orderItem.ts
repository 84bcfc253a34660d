/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { OrderItemVariant } from './orderItemVariant.ts'

/**
 * Product §3.
 */
export type OrderItem = {
  /** @minimum 1 */
  id: number
  /** @minimum 1 */
  product_id: number
  /**
   * @minimum 1
   * @nullable
   */
  variant_id: number | null
  product_name: string
  /** @nullable */
  slug: string | null
  color: string
  size: string
  /** @minimum 1 */
  quantity: number
  /**
   * Whole VND.
   * @minimum 0
   */
  price: number
  variant: OrderItemVariant | null
}
