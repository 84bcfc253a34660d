/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Product §3.
 */
export type Banner = {
  /** @minimum 1 */
  id: number
  image_url: string
  title_1: string
  title_2: string
  link: string
  /** @minimum 0 */
  order: number
  updated_at?: string
}
