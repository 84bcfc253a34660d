/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A banner without its place.
 */
export type BannerRequest = {
  image_url: string
  /** @maxLength 255 */
  title_1: string
  /** @maxLength 255 */
  title_2: string
  link: string
  /** @minimum 0 */
  order?: number
  updated_at?: string
}
