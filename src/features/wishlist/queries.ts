import { queryOptions } from '@tanstack/react-query'
import { dataWith } from '@/api/data-with'
import { getWishlistQueryOptions } from '@/api/generated/wishlist/wishlist'
import type { WishlistData, WishlistResponse } from '@/api/generated/model'

const listOf = dataWith<WishlistData>('products')

/** The shopper's wishlist, the latest first. */
export const wishlistQuery = queryOptions({
  ...getWishlistQueryOptions(),
  select: (answer) => listOf(answer).products,
})

/** Only the ids, for the wishlist buttons of a list. */
export const wishlistIdsQuery = queryOptions({
  ...getWishlistQueryOptions(),
  select: idsOf,
})

/** A stable function, so that the selected set keeps its identity between renders. */
function idsOf(answer: WishlistResponse): ReadonlySet<number> {
  return new Set(listOf(answer).products.map(({ id }) => id))
}
