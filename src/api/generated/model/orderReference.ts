/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Another order.
 */
export type OrderReference = {
  /**
   * `id` of that order.
   * @minimum 0
   */
  id: number
  /**
   * `code` of that order.
   * @maxLength 255
   */
  code: string
}
