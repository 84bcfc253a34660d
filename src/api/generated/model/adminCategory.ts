/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AdminCategoryLevel } from './adminCategoryLevel.ts'

/**
 * Product §3; with its count of products.
 */
export type AdminCategory = {
  /** @minimum 1 */
  id: number
  /**
   * @minimum 1
   * @nullable
   */
  parent_id: number | null
  name: string
  slug: string
  /** @nullable */
  image: string | null
  level: AdminCategoryLevel
  /** @minimum 0 */
  position: number
  is_active: boolean
  /** @minimum 0 */
  product_count: number
  updated_at: string
}
