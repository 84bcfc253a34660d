import { queryOptions } from '@tanstack/react-query'
import { getWishlistQueryOptions } from '@/api/generated/wishlist/wishlist'
import type { WishlistResponse } from '@/api/generated/model'

/** The products that the shopper keeps, the latest first. */
export const wishlistQuery = queryOptions({
  ...getWishlistQueryOptions(),
  select: (answer) => answer.data.products,
})

/** Only which ones they are, for the hearts of a list. */
export const wishlistIdsQuery = queryOptions({
  ...getWishlistQueryOptions(),
  select: idsOf,
})

/** One function for all renders: another one each time would make another answer each time. */
function idsOf({ data }: WishlistResponse): ReadonlySet<number> {
  return new Set(data.products.map(({ id }) => id))
}
