/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { BulkProductAction } from './bulkProductAction.ts'
import type { PriceChange } from './priceChange.ts'
import type { ProductStatus } from './productStatus.ts'
import type { ProductValuesBefore } from './productValuesBefore.ts'

/**
 * One action on several products. Each is done or refused by itself.
 */
export type BulkProductsRequest = {
  /**
   * Unknown ones are reported as not ok.
   * @minItems 1
   * @maxItems 1000
   * @items.minimum 1
   */
  ids: number[]
  action: BulkProductAction
  /** For action `status`. A product that is not complete enough for it is refused. */
  status?: ProductStatus
  /** For action `featured`. */
  is_featured?: boolean
  /**
   * For action `category`; one that exists, else a 422 for all.
   * @minimum 1
   */
  category_id?: number
  /** For action `price`. */
  price_change?: PriceChange
  /** What each product has as far as the sender knows. One that has something else by now stays as it is, with `conflict` in its outcome: nobody undoes what a colleague has just done. */
  before?: ProductValuesBefore
}
