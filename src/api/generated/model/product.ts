/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { CategoryLink } from './categoryLink.ts'
import type { ProductAttribute } from './productAttribute.ts'
import type { ProductColor } from './productColor.ts'
import type { Variant } from './variant.ts'

/**
 * Product §3.
 */
export type Product = {
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
   * HTML; sanitise before showing.
   * @nullable
   */
  description: string | null
  /**
   * HTML; sanitise before showing.
   * @nullable
   */
  size_chart: string | null
  category: CategoryLink | null
  colors: ProductColor[]
  attributes: ProductAttribute[]
  variants: Variant[]
}
