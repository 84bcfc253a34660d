/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Where something was or may be sent.
 */
export type CustomerAddress = {
  /**
   * Who receives it there.
   * @maxLength 255
   */
  name: string
  /**
   * As it was written.
   * @maxLength 255
   */
  phone: string
  /**
   * In one line.
   * @maxLength 1000
   */
  address: string
  /** True in the address book, false where an order went. */
  is_saved: boolean
}
