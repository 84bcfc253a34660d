/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A note among staff. Shoppers never see it.
 */
export type OrderNote = {
  /**
   * Set by the server, never given to another row.
   * @minimum 1
   */
  id: number
  /**
   * Plain text.
   * @maxLength 5000
   */
  text: string
  /**
   * Full name of who wrote it.
   * @maxLength 255
   */
  by: string
  /** ISO 8601. */
  at: string
}
