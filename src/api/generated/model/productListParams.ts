/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { CategoryParameter } from './categoryParameter.ts'
import type { PageParameter } from './pageParameter.ts'
import type { PerPageParameter } from './perPageParameter.ts'
import type { QParameter } from './qParameter.ts'
import type { SortParameter } from './sortParameter.ts'

export type ProductListParams = {
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
   * Entries per page. The shop asks for 12.
   * @minimum 1
   * @maximum 100
   */
  per_page?: PerPageParameter
  /**
   * Order of a product list. `default`: featured first, then the newest. The others go by `min_price`.
   */
  sort?: SortParameter
  /**
   * Slug of a category below the asked one, or of any category where none is asked. An unknown one gives an empty list.
   */
  category?: CategoryParameter
}
