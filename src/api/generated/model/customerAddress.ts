/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Where something was or may be sent.
 */
export type CustomerAddress = {
  /** Who receives it there. */
  name: string
  /** As it was written. */
  phone: string
  /** In one line. */
  address: string
  /** True in the address book, false where an order went. */
  is_saved: boolean
}
