/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Whether the product is kept now.
 */
export type WishlistState = {
  is_in_wishlist: boolean
}
