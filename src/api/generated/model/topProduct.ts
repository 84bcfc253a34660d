/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A product by what it sold.
 */
export type TopProduct = {
  /**
   * Of the product; it may be deleted by now.
   * @minimum 1
   */
  id: number
  /**
   * As it was ordered.
   * @maxLength 255
   */
  name: string
  /**
   * Address of a picture. The cover now; null without any.
   * @nullable
   */
  image: string | null
  /**
   * Units sold, without cancelled orders.
   * @minimum 0
   */
  quantity: number
  /**
   * Whole VND. Price × units, before shipping and discounts.
   * @minimum 0
   */
  revenue: number
}
