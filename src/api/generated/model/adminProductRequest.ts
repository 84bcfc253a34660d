/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AdminVariant } from './adminVariant.ts'
import type { ImageNote } from './imageNote.ts'
import type { ProductColor } from './productColor.ts'
import type { ProductStatus } from './productStatus.ts'
import type { StockBefore } from './stockBefore.ts'

/**
 * A product to save. A draft needs a name only. `active` and `inactive` also need a category, a description, a picture and prices above 0, sent now or saved before; else a 422 per field. Absent fields stay as they are, or are empty for a new product.
 */
export type AdminProductRequest = {
  /**
   * Not only blanks.
   * @minLength 1
   * @maxLength 255
   */
  name: string
  /**
   * In English. Empty: shown in Vietnamese.
   * @maxLength 255
   */
  name_en?: string
  /**
   * HTML. In English. Empty: shown in Vietnamese.
   * @maxLength 100000
   */
  description_en?: string
  /**
   * Any category that exists; null only for drafts.
   * @minimum 1
   * @nullable
   */
  category_id?: number | null
  /**
   * HTML. Not blank unless a draft.
   * @maxLength 100000
   */
  description?: string
  /**
   * Cover first; addresses from `upload-image`, or any. At least one unless a draft.
   * @maxItems 9
   */
  images?: string[]
  /** Replaces all. Absent: stays. */
  image_notes?: ImageNote[]
  /**
   * Replaces all; absent: stays. Care symbols of ISO 3758, at most one of each kind: `wash-30` `wash-30-gentle` `wash-40` `wash-hand` `wash-no` `bleach-any` `bleach-oxygen` `bleach-no` `tumble-low` `tumble-normal` `tumble-no` `dry-line` `dry-line-shade` `dry-flat` `dry-flat-shade` `iron-110` `iron-150` `iron-200` `iron-no` `clean-p` `clean-f` `clean-w` `clean-no`. Others are not shown.
   * @items.maxLength 255
   */
  care?: string[]
  /** Names once each. Replaces all; one of the same name keeps its id. */
  colors?: ProductColor[]
  /**
   * Once each. Replaces all.
   * @items.maxLength 255
   */
  sizes?: string[]
  /** Replaces all: those that are missing are deleted. Empty: the server makes one for each colour × size, with `price` and `stock`. */
  variants?: AdminVariant[]
  /**
   * Whole VND. Used when `variants` is empty; above 0 then, unless a draft.
   * @minimum 0
   */
  price?: number
  /**
   * Units. Used when `variants` is empty.
   * @minimum 0
   */
  stock?: number
  /**
   * The shop's own code, of one variant only. Used when there are neither colours nor sizes.
   * @maxLength 40
   * @pattern ^[A-Za-z0-9._-]*$
   */
  sku?: string
  /**
   * For search engines.
   * @maxLength 255
   */
  meta_title?: string
  /**
   * For search engines.
   * @maxLength 5000
   */
  meta_description?: string
  /**
   * Joined by commas.
   * @maxLength 5000
   */
  meta_keywords?: string
  /**
   * HTML; empty for none.
   * @maxLength 100000
   */
  size_chart?: string
  /**
   * Grams, packed; null when unknown.
   * @minimum 0
   * @nullable
   */
  weight?: number | null
  /**
   * Centimetres, packed; null when unknown.
   * @minimum 0
   * @nullable
   */
  length?: number | null
  /**
   * Centimetres, packed; null when unknown.
   * @minimum 0
   * @nullable
   */
  width?: number | null
  /**
   * Centimetres, packed; null when unknown.
   * @minimum 0
   * @nullable
   */
  height?: number | null
  /**
   * For those who pack it.
   * @maxLength 5000
   */
  shipping_notes?: string
  status: ProductStatus
  /** Absent for a new product: false. */
  is_featured?: boolean
  /**
   * Replaces all.
   * @items.maxLength 255
   */
  tags?: string[]
  /**
   * Never shown to shoppers.
   * @maxLength 5000
   */
  internal_notes?: string
  /**
   * Free text; new ones appear in `GET /api/admin/products/brands`.
   * @maxLength 255
   */
  brand?: string
  /** What the stock was when it was read. A sale does not move `updated_at`. A stock that differs from the stored one is a 422 without it; the first stock of a new variant needs none. */
  before?: StockBefore
  /** `updated_at` as it was read. An older one than the stored is a 409. Without it the change is always made. */
  updated_at?: string
}
