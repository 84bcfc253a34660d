/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * An address to deliver to. Product §3 keeps it as one text, not as ids.
 */
export type SavedAddress = {
  /**
   * Set by the server, never given to another row.
   * @minimum 1
   */
  id: number
  /** Who receives. */
  name: string
  /** As it was written. */
  phone: string
  /** Complete, in one line. */
  address: string
  /** True for exactly one address of a person who has any. */
  default: boolean
}
