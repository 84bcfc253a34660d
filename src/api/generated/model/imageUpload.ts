/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * One picture.
 */
export type ImageUpload = {
  /** JPEG, PNG or WebP of at most 5 MB. The bytes decide, not the name. */
  image: Blob | File
}
