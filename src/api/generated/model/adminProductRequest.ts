/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AdminVariant } from './adminVariant.ts'
import type { ProductColor } from './productColor.ts'
import type { ProductStatus } from './productStatus.ts'

/**
 * Product §3. A draft needs a name only; `updated_at` is the version that was edited.
 */
export type AdminProductRequest = {
  /**
   * @minLength 1
   * @maxLength 255
   */
  name: string
  /**
   * @minimum 1
   * @nullable
   */
  category_id?: number | null
  description?: string
  /** @maxItems 9 */
  images?: string[]
  colors?: ProductColor[]
  sizes?: string[]
  variants?: AdminVariant[]
  /**
   * Whole VND.
   * @minimum 0
   */
  price?: number
  /** @minimum 0 */
  stock?: number
  meta_title?: string
  meta_description?: string
  meta_keywords?: string
  size_chart?: string
  /**
   * @minimum 0
   * @nullable
   */
  weight?: number | null
  /**
   * @minimum 0
   * @nullable
   */
  length?: number | null
  /**
   * @minimum 0
   * @nullable
   */
  width?: number | null
  /**
   * @minimum 0
   * @nullable
   */
  height?: number | null
  shipping_notes?: string
  status: ProductStatus
  is_featured?: boolean
  tags?: string[]
  internal_notes?: string
  brand?: string
  updated_at?: string
}
