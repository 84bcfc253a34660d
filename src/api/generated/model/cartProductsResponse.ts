/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { CartProductsData } from './cartProductsData.ts'

/**
 * Answer with the lines of a cart.
 */
export type CartProductsResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: CartProductsData
}
