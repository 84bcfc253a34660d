/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A province or a city of that rank.
 */
export type Province = {
  /**
   * Sent back in orders as `province_id`.
   * @minimum 1
   */
  id: number
  /**
   * Full name: `Thành phố Hà Nội`.
   * @maxLength 255
   */
  name: string
  /**
   * Official code with its leading zero: `01`.
   * @maxLength 255
   */
  code: string
  /** False in the two-level model of July 2025: wards hang on the province, and the shop shows no district. When absent: true. */
  has_districts: boolean
}
