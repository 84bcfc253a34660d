/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * One picture of what goes back.
 */
export type ReturnPhotoUpload = {
  /** JPEG, PNG or WebP of at most 5 MB. The bytes decide, not the name. */
  image: Blob | File
  /**
   * The phone of the order. The right of everybody but its signed-in buyer. The shop always sends it.
   * @maxLength 255
   */
  order_phone?: string
}
