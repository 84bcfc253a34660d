/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Product §7.
 */
export type ProductsByIdsRequest = {
  /**
   * @maxItems 50
   * @items.minimum 1
   */
  product_ids: number[]
}
