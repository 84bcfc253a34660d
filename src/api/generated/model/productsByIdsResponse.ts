/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ProductsByIdsData } from './productsByIdsData.ts'

/**
 * Answer with products by id.
 */
export type ProductsByIdsResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: ProductsByIdsData
}
