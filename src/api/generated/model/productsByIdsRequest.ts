/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Spec §7.
 */
export type ProductsByIdsRequest = {
  /**
   * @maxItems 50
   * @items.minimum 1
   */
  product_ids: number[]
}
