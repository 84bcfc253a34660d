/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Product §3.
 */
export type SocialLinks = {
  facebook: string
  instagram: string
  twitter: string
  youtube: string
}
