/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ProductStatus } from './productStatus.ts'

/**
 * A product as the back-office list shows it.
 */
export type AdminProductRow = {
  /** @minimum 1 */
  id: number
  name: string
  slug: string
  /** @nullable */
  image: string | null
  /**
   * @minimum 1
   * @nullable
   */
  category_id: number | null
  /** @nullable */
  category_name: string | null
  brand: string
  /**
   * Whole VND.
   * @minimum 0
   */
  min_price: number
  /**
   * Whole VND.
   * @minimum 0
   */
  max_price: number
  /** @minimum 0 */
  stock: number
  /** @minimum 0 */
  variant_count: number
  status: ProductStatus
  is_featured: boolean
  updated_at: string
}
