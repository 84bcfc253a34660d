/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A ward or commune.
 */
export type Ward = {
  /**
   * Sent back in orders as `ward_id`.
   * @minimum 1
   */
  id: number
  /**
   * Full name: `Phường Trúc Bạch`.
   * @maxLength 255
   */
  name: string
  /**
   * Official code: `00004`.
   * @maxLength 255
   */
  code: string
}
