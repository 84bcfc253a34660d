/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A banner with its image file.
 */
export type BannerUpload = {
  image?: Blob | File
  image_url?: string
  /** @maxLength 255 */
  title_1: string
  /** @maxLength 255 */
  title_2: string
  link: string
}
