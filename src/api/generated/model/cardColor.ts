/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A colour on the card of a product.
 */
export type CardColor = {
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
  /**
   * Address of a picture in this colour. Where no colour has one, the swatches only show.
   * @nullable
   */
  image?: string | null
  /**
   * The variant that the product opens with when this colour was chosen, one in stock if there is any.
   * @minimum 1
   * @nullable
   */
  variant_id?: number | null
}
