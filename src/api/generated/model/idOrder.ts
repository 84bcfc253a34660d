/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Ids in their new order.
 */
export type IdOrder = {
  /** @items.minimum 1 */
  ids: number[]
}
