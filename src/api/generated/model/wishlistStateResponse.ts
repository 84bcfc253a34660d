/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { WishlistState } from './wishlistState.ts'

/**
 * Answer of a change of the wishlist.
 */
export type WishlistStateResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data?: WishlistState
}
