/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ProductColor } from './productColor.ts'

/**
 * A product as lists show it. Product §3, less what only the detail needs.
 */
export type ProductSummary = {
  /** @minimum 1 */
  id: number
  name: string
  slug: string
  /** @nullable */
  image: string | null
  images: string[]
  /**
   * Whole VND.
   * @minimum 0
   */
  price: number
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
  /**
   * Whole VND, where the shown price is a reduced one.
   * @minimum 0
   * @nullable
   */
  original_price: number | null
  colors: ProductColor[]
  in_stock: boolean
}
