/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * An address to save.
 */
export type SavedAddressRequest = {
  /**
   * Who receives. Not only blanks.
   * @minLength 1
   * @maxLength 255
   * @pattern \S
   */
  name: string
  /**
   * With at least one digit. The server keeps it as written.
   * @minLength 1
   * @maxLength 20
   * @pattern ^[+\- ()]*[0-9][0-9+\- ()]*$
   */
  phone: string
  /**
   * Complete, in one line. Not only blanks.
   * @minLength 1
   * @maxLength 1000
   * @pattern \S
   */
  address: string
  /** True takes it from the former default. False is ignored for the only address. */
  default: boolean
}
