/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * The products to look up, such as those viewed recently.
 */
export type ProductsByIdsRequest = {
  /**
   * In the order to answer. An empty list is answered with an empty list.
   * @maxItems 50
   * @items.minimum 1
   */
  product_ids: number[]
}
