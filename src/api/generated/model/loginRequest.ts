/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Product §7.
 */
export type LoginRequest = {
  /**
   * @minLength 1
   * @maxLength 255
   */
  email: string
  /**
   * @minLength 1
   * @maxLength 255
   */
  password: string
}
