/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A size on the card of a product.
 */
export type CardSize = {
  /**
   * Unique within the product: `M`.
   * @maxLength 255
   */
  name: string
  /** True when it has stock in any colour. */
  in_stock: boolean
}
