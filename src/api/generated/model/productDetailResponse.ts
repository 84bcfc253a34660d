/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ProductDetailData } from './productDetailData.ts'

/**
 * Answer with one product.
 */
export type ProductDetailResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: ProductDetailData
}
