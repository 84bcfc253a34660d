/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Whether a product is kept.
 */
export type WishlistState = {
  /** After the call. */
  is_in_wishlist: boolean
}
