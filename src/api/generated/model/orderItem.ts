/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { BillLine } from './billLine.ts'
import type { OrderItemVariant } from './orderItemVariant.ts'

/**
 * A line of an order: a copy made when it was placed. Later changes of the product do not change it.
 */
export type OrderItem = {
  /**
   * Set by the server, never given to another row.
   * @minimum 1
   */
  id: number
  /**
   * May lead nowhere: the product may be deleted by now.
   * @minimum 1
   * @nullable
   */
  product_id: number | null
  /**
   * Null when the variant does not exist any more.
   * @minimum 1
   * @nullable
   */
  variant_id: number | null
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
   * Of the product now; null when it is deleted or hidden, so that nothing links to it.
   * @maxLength 255
   * @nullable
   */
  slug: string | null
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
   * The variant's code, as it was ordered; empty or absent where the host keeps none. The shop then shows none.
   * @maxLength 255
   */
  sku?: string
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
  /** What vouchers, promotions and discounts took off this line, all of its units together, fixed when the order was placed: its parts of the bill's lines with the same code and label, each amount negative. Later edits of a voucher, price or rule do not change them. A returned unit gives back its price less its share of them. Without them the shop splits the bill's lines in proportion to the prices, and calls what follows an estimate. */
  granted?: BillLine[]
  /** Null without a picture. */
  variant: OrderItemVariant | null
}
