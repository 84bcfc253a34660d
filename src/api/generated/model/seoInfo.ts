/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Product §3.
 */
export type SeoInfo = {
  title: string
  description: string
  keywords: string
}
