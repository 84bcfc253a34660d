import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { commonRules, errorTable } from '@/api/errors'
import { getProductDetailQueryKey } from '@/api/generated/catalogue/catalogue'
import type { ProductDetailResponse, ProductSummary } from '@/api/generated/model'
import { useAddToWishlist, useRemoveFromWishlist } from '@/api/generated/wishlist/wishlist'
import type { MessageId } from '@/i18n/message-id.gen'
import { wishlistQuery } from './queries'

/**
 * The product of a wishlist button. `summary` is the data of the product's card. It is missing on the product
 * page.
 */
export type WishlistProduct = Pick<ProductSummary, 'id' | 'name' | 'slug'> & {
  summary?: ProductSummary
}

/**
 * Returns a function that adds a product to the wishlist, or removes it (Product §4). After success, the
 * cached wishlist and the cached product are updated. Queries that run at that moment are cancelled first,
 * because their responses may be older than the change. The function throws `ApiError`.
 */
export function useToggleWish({ id, slug, summary }: WishlistProduct) {
  const client = useQueryClient()
  const update = async (wished: boolean) => {
    await Promise.all([
      updateList(client, wished, id, summary),
      updateProduct(client, wished, slug),
    ])
  }
  const add = useAddToWishlist({ mutation: { onSuccess: () => update(true) } })
  const remove = useRemoveFromWishlist({ mutation: { onSuccess: () => update(false) } })
  return (wished: boolean) => (wished ? add : remove).mutateAsync({ productId: id })
}

async function updateList(
  client: QueryClient,
  wished: boolean,
  id: number,
  summary?: ProductSummary,
): Promise<void> {
  const { queryKey } = wishlistQuery
  await client.cancelQueries({ queryKey })
  if (!client.getQueryData(queryKey) || (wished && !summary)) {
    void client.invalidateQueries({ queryKey })
    return
  }
  client.setQueryData(queryKey, (answer) => {
    if (!answer) return answer
    const others = answer.data.products.filter((product) => product.id !== id)
    return { ...answer, data: { products: wished && summary ? [summary, ...others] : others } }
  })
}

async function updateProduct(client: QueryClient, wished: boolean, slug: string): Promise<void> {
  const queryKey = getProductDetailQueryKey(slug)
  if (!client.getQueryData(queryKey)) return
  await client.cancelQueries({ queryKey })
  client.setQueryData<ProductDetailResponse>(
    queryKey,
    (answer) => answer && { ...answer, data: { ...answer.data, is_in_wishlist: wished } },
  )
}

export const wishlistErrorText = errorTable<MessageId>({
  ...commonRules,
  fallback: 'wishlist.error.load',
})
