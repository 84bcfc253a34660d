/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Pages of the shop elsewhere. An empty one is not shown; only http and https are followed.
 */
export type SocialLinks = {
  /** Full address. */
  facebook: string
  /** Full address. */
  instagram: string
  /** Full address. */
  twitter: string
  /** Full address of the channel. */
  youtube: string
}
