/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Multipart upload of one image: JPEG, PNG or WebP, at most 5 MB.
 */
export type ImageUpload = {
  image: Blob | File
}
