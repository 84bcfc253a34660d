/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AdminVariant } from './adminVariant.ts'
import type { ImageNote } from './imageNote.ts'
import type { ProductColor } from './productColor.ts'
import type { ProductStatus } from './productStatus.ts'

/**
 * A product as edited.
 */
export type AdminProduct = {
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
   * In English; empty: shown in Vietnamese. Absent where the host has no English texts.
   * @maxLength 255
   */
  name_en?: string
  /**
   * Made by the server from the name, without diacritics; numbered when taken. `by-category` and `by-ids` are reserved. A new name makes a new slug.
   * @maxLength 255
   */
  slug: string
  /**
   * Null for a draft outside of all categories.
   * @minimum 1
   * @nullable
   */
  category_id: number | null
  /**
   * HTML; empty for none.
   * @maxLength 100000
   */
  description: string
  /**
   * HTML. In English; empty: shown in Vietnamese. Absent where the host has no English texts.
   * @maxLength 100000
   */
  description_en?: string
  /**
   * Cover first. Of any ratio; what the back office uploads is square.
   * @maxItems 9
   */
  images: string[]
  /** Of pictures about which something is known, each once. */
  image_notes: ImageNote[]
  /**
   * Care symbols of ISO 3758, at most one of each kind: `wash-30` `wash-30-gentle` `wash-40` `wash-hand` `wash-no` `bleach-any` `bleach-oxygen` `bleach-no` `tumble-low` `tumble-normal` `tumble-no` `dry-line` `dry-line-shade` `dry-flat` `dry-flat-shade` `iron-110` `iron-150` `iron-200` `iron-no` `clean-p` `clean-f` `clean-w` `clean-no`. Others are not shown.
   * @items.maxLength 255
   */
  care: string[]
  /** Order of the swatches. */
  colors: ProductColor[]
  /**
   * Order of the choices: `S`, `M`, `26`.
   * @items.maxLength 255
   */
  sizes: string[]
  /** Empty for a product without colours and sizes, which has `price` and `stock` of its own. */
  variants: AdminVariant[]
  /**
   * Whole VND. Of the cheapest variant.
   * @minimum 0
   */
  price: number
  /**
   * Sum of all variants.
   * @minimum 0
   */
  stock: number
  /**
   * The code of a product without colours and sizes; others have one for each variant.
   * @maxLength 255
   */
  sku: string
  /**
   * For search engines. Empty: the name.
   * @maxLength 255
   */
  meta_title: string
  /**
   * For search engines. Empty: the beginning of the description.
   * @maxLength 5000
   */
  meta_description: string
  /**
   * Joined by commas.
   * @maxLength 5000
   */
  meta_keywords: string
  /**
   * HTML; empty for none.
   * @maxLength 100000
   */
  size_chart: string
  /**
   * Grams, packed; null when unknown.
   * @minimum 0
   * @nullable
   */
  weight: number | null
  /**
   * Centimetres, packed; null when unknown.
   * @minimum 0
   * @nullable
   */
  length: number | null
  /**
   * Centimetres, packed; null when unknown.
   * @minimum 0
   * @nullable
   */
  width: number | null
  /**
   * Centimetres, packed; null when unknown.
   * @minimum 0
   * @nullable
   */
  height: number | null
  /**
   * For those who pack it.
   * @maxLength 5000
   */
  shipping_notes: string
  status: ProductStatus
  /** Comes first in the default order. */
  is_featured: boolean
  /**
   * For staff; shoppers do not see them.
   * @items.maxLength 255
   */
  tags: string[]
  /**
   * Never shown to shoppers.
   * @maxLength 5000
   */
  internal_notes: string
  /**
   * Empty for none.
   * @maxLength 255
   */
  brand: string
  /** Set by the server. ISO 8601. */
  created_at?: string
  /** The version of the row: ISO 8601, later with every change. Sent back with a change, it lets the server notice that somebody else was faster. */
  updated_at?: string
}
