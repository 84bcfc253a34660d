import { queryOptions } from '@tanstack/react-query'
import { dataWith } from '@/api/data-with'
import { getWishlistQueryOptions } from '@/api/generated/wishlist/wishlist'
import type { WishlistData, WishlistResponse } from '@/api/generated/model'

const listOf = dataWith<WishlistData>('products')

/** The products that the shopper keeps, the latest first. */
export const wishlistQuery = queryOptions({
  ...getWishlistQueryOptions(),
  select: (answer) => listOf(answer).products,
})

/** Only which ones they are, for the hearts of a list. */
export const wishlistIdsQuery = queryOptions({
  ...getWishlistQueryOptions(),
  select: idsOf,
})

/** One function for all renders: another one each time would make another answer each time. */
function idsOf(answer: WishlistResponse): ReadonlySet<number> {
  return new Set(listOf(answer).products.map(({ id }) => id))
}
