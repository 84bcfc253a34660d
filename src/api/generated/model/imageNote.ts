/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * What a picture of a product shows.
 */
export type ImageNote = {
  /** One of the product's `images`. */
  url: string
  /**
   * For people who do not see it. Empty where nobody has written any.
   * @maxLength 255
   */
  alt: string
  /**
   * Name of one of the product's colours; empty for all of them.
   * @maxLength 255
   */
  color: string
}
