/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ProductListData } from './productListData.ts'

/**
 * Answer with a page of products.
 */
export type ProductListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: ProductListData
}
