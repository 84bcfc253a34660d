/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AdminProductData } from './adminProductData.ts'

/**
 * Answer with a product as saved.
 */
export type AdminProductResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: AdminProductData
}
