/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Product §3.
 */
export type SectionCategory = {
  name: string
  image: string
  link: string
}
