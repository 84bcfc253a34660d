/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Answer with brands.
 */
export type BrandListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  /**
   * Those of any product, drafts included, once each, in Vietnamese order.
   * @items.maxLength 255
   */
  data: string[]
}
