/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A district of the three-level model.
 */
export type District = {
  /**
   * Sent back in orders as `district_id`.
   * @minimum 1
   */
  id: number
  /**
   * Full name: `Quận Ba Đình`.
   * @maxLength 255
   */
  name: string
  /**
   * Official code: `001`.
   * @maxLength 255
   */
  code: string
}
