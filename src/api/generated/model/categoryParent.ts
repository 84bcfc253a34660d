/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * The level-1 category above.
 */
export type CategoryParent = {
  /**
   * Set by the server, never given to another row.
   * @minimum 0
   */
  id: number
  /**
   * As shown.
   * @maxLength 255
   */
  name: string
  /**
   * Of `/category/{slug}`.
   * @maxLength 255
   */
  slug: string
}
