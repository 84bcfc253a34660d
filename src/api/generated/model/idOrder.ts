/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * The new order of all banners.
 */
export type IdOrder = {
  /**
   * Every id that exists, once. A missing, unknown or doubled one is a 422 and changes nothing.
   * @minItems 1
   * @items.minimum 1
   */
  ids: number[]
}
