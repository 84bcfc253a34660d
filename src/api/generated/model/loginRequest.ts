/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * What the sign-in form sends.
 */
export type LoginRequest = {
  /**
   * Compared without regard to case and outer blanks. Must look like `a@b.c`; anything else is a 422.
   * @minLength 1
   * @maxLength 255
   * @pattern ^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$
   */
  email: string
  /**
   * As typed; blanks count.
   * @minLength 1
   * @maxLength 255
   */
  password: string
}
