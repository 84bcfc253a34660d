/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { CategoryParameter } from './categoryParameter.ts'
import type { ColorParameter } from './colorParameter.ts'
import type { InStockParameter } from './inStockParameter.ts'
import type { OnSaleParameter } from './onSaleParameter.ts'
import type { PerPageParameter } from './perPageParameter.ts'
import type { PriceMaxParameter } from './priceMaxParameter.ts'
import type { PriceMinParameter } from './priceMinParameter.ts'
import type { ProductSort } from './productSort.ts'
import type { SizeParameter } from './sizeParameter.ts'

export type ProductListParams = {
  /**
   * Text to look for, blind to case and diacritics: `ao so mi` finds `Áo sơ mi`. Blank: no filter.
   * @maxLength 255
   */
  q?: string
  /**
   * 1-based. Beyond the last page the list is empty.
   * @minimum 1
   */
  page?: number
  /**
   * Entries per page. The shop asks for 12.
   * @minimum 1
   * @maximum 100
   */
  per_page?: PerPageParameter
  /**
   * Order of the list; `default` when absent. `default` is featured first, then newest; with `q` the best match first. Equal prices follow as in featured first, then newest, with `q` too.
   */
  sort?: ProductSort
  /**
   * Slug of a category below the asked one, or of any category where none is asked. An unknown one gives an empty list.
   * @maxLength 255
   */
  category?: CategoryParameter
  /**
   * Values of `facets.colors`, separated by commas: products with a variant in one of them. All filters of a list hold for the same variant. An unknown value finds nothing.
   * @maxLength 255
   */
  color?: ColorParameter
  /**
   * Values of `facets.sizes`, separated by commas: products with a variant in stock in one of them.
   * @maxLength 255
   */
  size?: SizeParameter
  /**
   * Whole VND: products with a variant that costs at least this.
   * @minimum 0
   */
  price_min?: PriceMinParameter
  /**
   * Whole VND: products with a variant that costs at most this. Less than `price_min` finds nothing.
   * @minimum 0
   */
  price_max?: PriceMaxParameter
  /**
   * With `true` only products with a variant that is cheaper than before.
   */
  on_sale?: OnSaleParameter
  /**
   * With `true` only products with a variant in stock.
   */
  in_stock?: InStockParameter
}
