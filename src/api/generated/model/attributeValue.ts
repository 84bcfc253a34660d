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
  /** The text that `Variant.attributes[].value` repeats: `Ngà`, `M`. */
  value: string
  /**
   * Of the swatch, `#rrggbb`; null for sizes.
   * @nullable
   */
  color_code: string | null
}
