/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * One choice: a colour or a size.
 */
export type AttributeValue = {
  /**
   * Unique within its attribute.
   * @minimum 1
   */
  id: number
  /**
   * The text that `Variant.attributes[].value` repeats: `Ngà`, `M`.
   * @maxLength 5000
   */
  value: string
  /**
   * Of the swatch, `#rrggbb`; null for sizes.
   * @maxLength 255
   * @nullable
   */
  color_code: string | null
}
