/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { BulkProductAction } from './bulkProductAction.ts'
import type { ProductStatus } from './productStatus.ts'

/**
 * One action on several products.
 */
export type BulkProductsRequest = {
  /**
   * @minItems 1
   * @maxItems 1000
   * @items.minimum 1
   */
  ids: number[]
  action: BulkProductAction
  status?: ProductStatus
  is_featured?: boolean
  /** @minimum 1 */
  category_id?: number
}
