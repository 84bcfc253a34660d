/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A colour a product comes in.
 */
export type ProductColor = {
  /**
   * Unique within the product: `Ngà`.
   * @maxLength 255
   */
  name: string
  /**
   * For the swatch: `#f4ecd8`; empty where it is not known.
   * @pattern ^(#[0-9a-fA-F]{6})?$
   */
  color_code: string
}
