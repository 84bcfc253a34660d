/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ProductImportListData } from './productImportListData.ts'

/**
 * Answer with a page of imports.
 */
export type ProductImportListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: ProductImportListData
}
