/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Answer with what is searched for most.
 */
export type PopularSearchesResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  /**
   * Texts as shoppers type them, each of which finds products. The shop offers six.
   * @items.maxLength 255
   */
  data: string[]
}
