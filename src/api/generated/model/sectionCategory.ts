/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A tile of the section `categories`.
 */
export type SectionCategory = {
  /**
   * As shown below the picture.
   * @maxLength 255
   */
  name: string
  /**
   * In English; empty: shown in Vietnamese. Absent where the host has no English texts.
   * @maxLength 255
   */
  name_en?: string
  /** Address of a picture. Portrait, 4:5. */
  image: string
  /** Opens in a new tab. */
  link: string
}
