/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A promise of the section `features`.
 */
export type SectionFeature = {
  /**
   * `truck`, `return`, `shield`, `heart` or `phone`. Any other name shows a sparkle.
   * @maxLength 10000000
   */
  icon: string
  /**
   * A few words.
   * @maxLength 5000
   */
  text: string
  /**
   * In English; empty: shown in Vietnamese. Absent where the host has no English texts.
   * @maxLength 5000
   */
  text_en?: string
}
