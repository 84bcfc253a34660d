/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ProductStatus } from './productStatus.ts'

/**
 * A variant with what identifies its product, for files.
 */
export type AdminVariantRow = {
  /**
   * Of the product.
   * @minimum 1
   */
  product_id: number
  /**
   * Of the variant.
   * @minimum 1
   */
  variant_id: number
  /**
   * Of the product.
   * @maxLength 255
   */
  name: string
  /**
   * Of the product. In English; empty: shown in Vietnamese. Absent where the host has no English texts.
   * @maxLength 255
   */
  name_en?: string
  /**
   * Of the product; may be empty.
   * @maxLength 255
   */
  brand: string
  /**
   * Of the product. Null for a draft without a category.
   * @maxLength 255
   * @nullable
   */
  category_name: string | null
  status: ProductStatus
  /** Of the product. */
  is_featured: boolean
  /**
   * Empty for a product without colours.
   * @maxLength 255
   */
  color: string
  /**
   * Empty for a product without sizes.
   * @maxLength 255
   */
  size: string
  /**
   * The shop's own code; empty for none.
   * @maxLength 255
   */
  sku: string
  /**
   * In whole VND.
   * @minimum 0
   */
  price: number
  /**
   * Before the sale, above `price`. Null without a sale.
   * @minimum 0
   * @nullable
   */
  original_price: number | null
  /**
   * Pieces.
   * @minimum 0
   */
  stock: number
  /**
   * The version of the product. Sent back, it guards what others changed since.
   * @nullable
   */
  updated_at: string | null
}
