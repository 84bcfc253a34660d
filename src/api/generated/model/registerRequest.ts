/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Product §3: country code and newsletter flag are collected but not sent.
 */
export type RegisterRequest = {
  /**
   * @minLength 1
   * @maxLength 255
   */
  first_name: string
  /**
   * @minLength 1
   * @maxLength 255
   */
  last_name: string
  /**
   * @minLength 9
   * @maxLength 20
   * @pattern ^[0-9+\- ()]+$
   */
  phone: string
  /**
   * @minLength 1
   * @maxLength 255
   */
  email: string
  /**
   * @minLength 8
   * @maxLength 255
   */
  password: string
  /**
   * @minLength 8
   * @maxLength 255
   */
  password_confirmation: string
}
