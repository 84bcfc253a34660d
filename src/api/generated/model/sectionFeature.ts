/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A promise of the section `features`.
 */
export type SectionFeature = {
  /** `truck`, `return`, `shield`, `heart` or `phone`. Any other name shows a sparkle. */
  icon: string
  /** A few words. */
  text: string
  /** In English; empty: shown in Vietnamese. Absent where the host has no English texts. */
  text_en?: string
}
