/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Product §3.
 */
export type SectionFeature = {
  /** truck, return, shield, heart, gift or phone. */
  icon: string
  text: string
}
