/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { WishlistData } from './wishlistData.ts'

/**
 * Answer with the wishlist.
 */
export type WishlistResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: WishlistData
}
