/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AdminVariantsPerPage } from './adminVariantsPerPage.ts'
import type { AdminVariantsStock } from './adminVariantsStock.ts'
import type { EnglishParameter } from './englishParameter.ts'
import type { PageParameter } from './pageParameter.ts'
import type { ProductStatus } from './productStatus.ts'
import type { QParameter } from './qParameter.ts'

export type AdminVariantsParams = {
  /**
   * 1-based. Beyond the last page the list is empty.
   * @minimum 1
   */
  page?: PageParameter
  /**
   * Rows of a page.
   */
  per_page?: AdminVariantsPerPage
  /**
   * Text to look for, blind to case and diacritics: `ao so mi` finds `Áo sơ mi`. Blank: no filter.
   * @maxLength 255
   */
  q?: QParameter
  /**
   * Of products in this category and those below it.
   * @minimum 1
   */
  category_id?: number
  /**
   * Of products of this status.
   */
  status?: ProductStatus
  /**
   * Of featured products, or of the others.
   */
  featured?: boolean
  /**
   * Variants with any stock (`in`), with 1 to 5 pieces (`low`), or with none (`out`): each variant by itself, other than in the list of products.
   */
  stock?: AdminVariantsStock
  /**
   * With `missing`, only products whose name or description has no English one. Hosts without English texts ignore it.
   */
  english?: EnglishParameter
  /**
   * Of products of exactly this brand.
   * @maxLength 255
   */
  brand?: string
}
