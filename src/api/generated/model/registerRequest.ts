/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * What the registration form sends. Its country code, newsletter and privacy boxes stay in the browser (Product §3.7).
 */
export type RegisterRequest = {
  /**
   * Tên, the given name. Not only blanks.
   * @minLength 1
   * @maxLength 255
   */
  first_name: string
  /**
   * Họ, the family name. Not only blanks.
   * @minLength 1
   * @maxLength 255
   */
  last_name: string
  /**
   * At least 9 digits, with `+`, `-`, blanks and parentheses between them.
   * @minLength 9
   * @maxLength 20
   * @pattern ^[+\- ()]*([0-9][+\- ()]*){9,}$
   */
  phone: string
  /**
   * Nobody has registered it; a taken one is a 422 at `email`. Its pattern is not checked (Product §5.2.3).
   * @minLength 1
   * @maxLength 255
   */
  email: string
  /**
   * At least 8 characters. No other rule is enforced.
   * @minLength 8
   * @maxLength 255
   */
  password: string
  /**
   * Must equal `password`, else a 422 at this field.
   * @minLength 8
   * @maxLength 255
   */
  password_confirmation: string
}
