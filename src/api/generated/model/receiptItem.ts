/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { OrderItemVariant } from './orderItemVariant.ts'

/**
 * A line of an order, as its success page shows it.
 */
export type ReceiptItem = {
  /**
   * As it was ordered.
   * @maxLength 255
   */
  product_name: string
  /**
   * The product's name as the staff wrote it, in Vietnamese. The same as the name where that is not a translation.
   * @maxLength 255
   * @nullable
   */
  original_name?: string | null
  /**
   * As it was ordered; empty without colours.
   * @maxLength 255
   */
  color: string
  /**
   * As it was ordered; empty without sizes.
   * @maxLength 255
   */
  size: string
  /**
   * Units.
   * @minimum 1
   */
  quantity: number
  /**
   * Whole VND. For one unit, as it was ordered.
   * @minimum 0
   */
  price: number
  /** Null without a picture. */
  variant: OrderItemVariant | null
}
