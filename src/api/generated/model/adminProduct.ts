/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AdminVariant } from './adminVariant.ts'
import type { ProductColor } from './productColor.ts'
import type { ProductStatus } from './productStatus.ts'

/**
 * Product §3 admin product form fields.
 */
export type AdminProduct = {
  /** @minimum 1 */
  id: number
  name: string
  slug: string
  /**
   * @minimum 1
   * @nullable
   */
  category_id: number | null
  description: string
  /** @maxItems 9 */
  images: string[]
  colors: ProductColor[]
  sizes: string[]
  variants: AdminVariant[]
  /**
   * Whole VND.
   * @minimum 0
   */
  price: number
  /** @minimum 0 */
  stock: number
  meta_title: string
  meta_description: string
  meta_keywords: string
  size_chart: string
  /**
   * Grams.
   * @minimum 0
   * @nullable
   */
  weight: number | null
  /**
   * cm.
   * @minimum 0
   * @nullable
   */
  length: number | null
  /**
   * cm.
   * @minimum 0
   * @nullable
   */
  width: number | null
  /**
   * cm.
   * @minimum 0
   * @nullable
   */
  height: number | null
  shipping_notes: string
  status: ProductStatus
  is_featured: boolean
  tags: string[]
  internal_notes: string
  brand: string
  created_at: string
  updated_at: string
}
