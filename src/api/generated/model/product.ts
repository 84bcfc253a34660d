/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { CategoryLink } from './categoryLink.ts'
import type { ImageNote } from './imageNote.ts'
import type { ProductAttribute } from './productAttribute.ts'
import type { ProductColor } from './productColor.ts'
import type { Variant } from './variant.ts'

/**
 * A product with everything its page shows.
 */
export type Product = {
  /**
   * Set by the server, never given to another row.
   * @minimum 1
   */
  id: number
  /**
   * As shown.
   * @maxLength 255
   */
  name: string
  /**
   * The product's name as the staff wrote it, in Vietnamese. The same as the name where that is not a translation.
   * @maxLength 255
   * @nullable
   */
  original_name?: string | null
  /**
   * Of `/products/{slug}`; unique.
   * @maxLength 255
   */
  slug: string
  /**
   * Address of a picture. The first of `images`; null without any.
   * @nullable
   */
  image: string | null
  /** Cover first, at most 9. Of any ratio; the shop shows them in boxes of 3:4. */
  images: string[]
  /** Of pictures about which something is known; the page of a product shows their texts. */
  image_notes?: ImageNote[]
  /**
   * Whole VND. The lowest price, equal to `min_price`.
   * @minimum 0
   */
  price: number
  /**
   * Whole VND. Price of the cheapest variant.
   * @minimum 0
   */
  min_price: number
  /**
   * Whole VND. Price of the dearest variant.
   * @minimum 0
   */
  max_price: number
  /**
   * HTML. The shop sanitises it: headings, lists, tables, links and emphasis stay, other blocks become paragraphs, so that no line is lost. Null: "no description".
   * @maxLength 100000
   * @nullable
   */
  description: string | null
  /**
   * HTML, usually one table; sanitised as the description. Null: no size chart.
   * @maxLength 100000
   * @nullable
   */
  size_chart: string | null
  /** Null for a product outside of all categories. */
  category: CategoryLink | null
  /**
   * Care symbols of ISO 3758, at most one of each kind: `wash-30` `wash-30-gentle` `wash-40` `wash-hand` `wash-no` `bleach-any` `bleach-oxygen` `bleach-no` `tumble-low` `tumble-normal` `tumble-no` `dry-line` `dry-line-shade` `dry-flat` `dry-flat-shade` `iron-110` `iron-150` `iron-200` `iron-no` `clean-p` `clean-f` `clean-w` `clean-no`. Others are not shown.
   * @items.maxLength 255
   */
  care?: string[]
  /** The values of the colour attribute, with their codes. */
  colors: ProductColor[]
  /** Colours before sizes. */
  attributes: ProductAttribute[]
  /** All of them, sold out ones too: the shop strikes those through. A pair of choices without a variant can not be bought. */
  variants: Variant[]
}
