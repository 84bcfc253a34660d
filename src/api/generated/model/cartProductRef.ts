/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * The product of a line, enough for its link.
 */
export type CartProductRef = {
  /**
   * Set by the server, never given to another row.
   * @minimum 1
   */
  id: number
  /**
   * As shown.
   * @maxLength 255
   */
  name: string
  /**
   * Of `/products/{slug}`.
   * @maxLength 255
   */
  slug: string
  /**
   * Address of a picture. The cover; null without any.
   * @nullable
   */
  image: string | null
}
