/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * What is left of the ordered variant.
 */
export type OrderItemVariant = {
  /**
   * Address of a picture. As it was ordered; null without any.
   * @nullable
   */
  image_url: string | null
}
