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
  /**
   * Who receives.
   * @maxLength 255
   */
  name: string
  /**
   * As it was written.
   * @maxLength 255
   */
  phone: string
  /**
   * Complete, in one line.
   * @maxLength 1000
   */
  address: string
  /** True for exactly one address of a person who has any. */
  default: boolean
}
