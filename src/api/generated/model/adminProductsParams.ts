/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AdminProductsPerPage } from './adminProductsPerPage.ts'
import type { AdminProductsSort } from './adminProductsSort.ts'
import type { AdminProductsStock } from './adminProductsStock.ts'
import type { EnglishParameter } from './englishParameter.ts'
import type { PageParameter } from './pageParameter.ts'
import type { ProductStatus } from './productStatus.ts'
import type { QParameter } from './qParameter.ts'

export type AdminProductsParams = {
  /**
   * Text to look for, blind to case and diacritics: `ao so mi` finds `Áo sơ mi`. Blank: no filter.
   * @maxLength 255
   */
  q?: QParameter
  /**
   * 1-based. Beyond the last page the list is empty.
   * @minimum 1
   */
  page?: PageParameter
  /**
   * Rows of the table of the back office.
   */
  per_page?: AdminProductsPerPage
  /**
   * A minus is from high to low. Default: `-updated`. Names go by Vietnamese collation, prices by the lowest.
   */
  sort?: AdminProductsSort
  /**
   * This category and those below it.
   * @minimum 1
   */
  category_id?: number
  /**
   * Only products of this status.
   */
  status?: ProductStatus
  /**
   * Only featured ones, or only the others.
   */
  featured?: boolean
  /**
   * `in`: any stock. `low`: some variant has 1 to 5 units left. `out`: none.
   */
  stock?: AdminProductsStock
  /**
   * With `missing`, only products whose name or description has no English one. Hosts without English texts ignore it.
   */
  english?: EnglishParameter
  /**
   * Exactly this brand.
   * @maxLength 255
   */
  brand?: string
}
