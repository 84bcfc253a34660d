import { queryOptions } from '@tanstack/react-query'
import type { WishlistResponse } from '@/api/generated/model'
import { getWishlistQueryOptions } from '@/api/generated/wishlist/wishlist'

/** The shopper's wishlist, the latest first. */
export const wishlistQuery = queryOptions({
  ...getWishlistQueryOptions(),
  select: ({ data }) => data.products,
})

export const wishlistIdsQuery = queryOptions({
  ...getWishlistQueryOptions(),
  select: idsOf,
})

/** A stable function: the selected set then keeps its identity between renders. */
function idsOf({ data }: WishlistResponse): ReadonlySet<number> {
  return new Set(data.products.map(({ id }) => id))
}
