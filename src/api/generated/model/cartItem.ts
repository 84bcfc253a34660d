/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A line as the browser keeps it. Camel case, as Product §3 has it.
 */
export type CartItem = {
  /**
   * `id` of the product.
   * @minimum 1
   */
  productId: number
  /**
   * `id` of the variant. Null for an old line: then `color` and `size` say which.
   * @minimum 1
   * @nullable
   */
  variantId: number | null
  /**
   * Units wanted. The server does not cut it to the stock; it answers the stock.
   * @minimum 1
   * @maximum 999
   */
  quantity: number
  /**
   * Whole VND. What the shopper last saw. Never used for an order.
   * @minimum 0
   */
  price?: number
  /**
   * What the shopper last saw; the server may ignore it.
   * @maxLength 10000000
   * @nullable
   */
  image?: string | null
  /**
   * What the shopper last saw; comes back for a product that is gone.
   * @maxLength 255
   */
  name?: string
  /**
   * What the shopper last saw; comes back for a product that is gone.
   * @maxLength 255
   */
  slug?: string
  /**
   * Name of the colour; null or absent without colours.
   * @maxLength 255
   * @nullable
   */
  color?: string | null
  /**
   * Null or absent without sizes.
   * @maxLength 255
   * @nullable
   */
  size?: string | null
}
