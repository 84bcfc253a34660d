/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A colour or a size to filter by.
 */
export type FacetValue = {
  /**
   * What `color` or `size` asks for, without commas.
   * @pattern ^[^,]+$
   */
  value: string
  /**
   * For people.
   * @maxLength 255
   */
  name: string
  /**
   * CSS colour of the swatch; null for a size.
   * @maxLength 255
   * @nullable
   */
  color_code: string | null
  /**
   * Products that it leaves.
   * @minimum 0
   */
  count: number
}
