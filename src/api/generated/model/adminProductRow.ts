/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ProductStatus } from './productStatus.ts'

/**
 * A product as the table of the back office shows it.
 */
export type AdminProductRow = {
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
   * Of its page in the shop.
   * @maxLength 255
   */
  slug: string
  /**
   * Address of a picture. The cover; null without any.
   * @nullable
   */
  image: string | null
  /**
   * Null outside of all categories.
   * @minimum 1
   * @nullable
   */
  category_id: number | null
  /**
   * Of `category_id`; null with it.
   * @maxLength 255
   * @nullable
   */
  category_name: string | null
  /**
   * Empty for none.
   * @maxLength 255
   */
  brand: string
  /**
   * Whole VND. Of the cheapest variant; 0 without one.
   * @minimum 0
   */
  min_price: number
  /**
   * Whole VND. Of the dearest variant; 0 without one.
   * @minimum 0
   */
  max_price: number
  /**
   * Sum of all variants.
   * @minimum 0
   */
  stock: number
  /**
   * All variants, sold out ones too.
   * @minimum 0
   */
  variant_count: number
  status: ProductStatus
  /** Comes first in the default order. */
  is_featured: boolean
  /** The version of the row: ISO 8601, later with every change. Sent back with a change, it lets the server notice that somebody else was faster. */
  updated_at?: string
}
