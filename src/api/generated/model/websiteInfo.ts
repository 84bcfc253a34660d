/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Product §3.
 */
export type WebsiteInfo = {
  name: string
  description: string
  logo: string
  favicon: string
  url: string
}
