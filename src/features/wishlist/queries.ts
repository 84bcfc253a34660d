import { queryOptions } from '@tanstack/react-query'
import type { WishlistResponse } from '@/api/generated/model'
import { getWishlistQueryOptions } from '@/api/generated/wishlist/wishlist'

/** Queries the shopper's wishlist, the newest product first. */
export const wishlistQuery = queryOptions({
  ...getWishlistQueryOptions(),
  select: ({ data }) => data.products,
})

/** Queries the ids of the products in the wishlist. It shares its request with `wishlistQuery`. */
export const wishlistIdsQuery = queryOptions({
  ...getWishlistQueryOptions(),
  select: idsOf,
})

/**
 * Returns the ids of the wishlist. All renders use this same function, because a new function would create a
 * new set each time.
 */
function idsOf({ data }: WishlistResponse): ReadonlySet<number> {
  return new Set(data.products.map(({ id }) => id))
}
