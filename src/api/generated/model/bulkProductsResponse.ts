/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { BulkProductsData } from './bulkProductsData.ts'

/**
 * Answer of a bulk action; 200 even when all were refused.
 */
export type BulkProductsResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: BulkProductsData
}
