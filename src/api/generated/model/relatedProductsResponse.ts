/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { RelatedProductsData } from './relatedProductsData.ts'

/**
 * Answer with related products.
 */
export type RelatedProductsResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: RelatedProductsData
}
