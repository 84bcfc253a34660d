import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { getProductDetailQueryKey } from '@/api/generated/catalogue/catalogue'
import type { ProductDetailResponse, ProductSummary } from '@/api/generated/model'
import { addToWishlist, removeFromWishlist } from '@/api/generated/wishlist/wishlist'
import { wishlistQuery } from './queries'

/** What a heart has to know of its product; a card knows all of it, the product's own page less. */
export type Wish = Pick<ProductSummary, 'id' | 'name' | 'slug'> & { summary?: ProductSummary }

/** Keeps a product, or lets it go. What is shown of it flips once the server has done it (spec §4). */
export function useKeepWish({ id, slug, summary }: Wish) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (keep: boolean) => (keep ? addToWishlist(id) : removeFromWishlist(id)),
    async onSuccess(_, keep) {
      flipList(queryClient, keep, id, summary)
      await flipProduct(queryClient, keep, slug)
    },
  })
}

function flipList(client: QueryClient, keep: boolean, id: number, summary?: ProductSummary): void {
  client.setQueryData(wishlistQuery.queryKey, (answer) => {
    // An answer of a wrong shape is kept as it came; what reads it refuses it.
    if (!answer || !('products' in answer.data) || (keep && !summary)) return answer
    const others = answer.data.products.filter((product) => product.id !== id)
    const products = keep && summary ? [summary, ...others] : others
    return { ...answer, data: { products } }
  })
  if (!summary) void client.invalidateQueries({ queryKey: wishlistQuery.queryKey })
}

/** An answer on its way may be older than the flip. */
async function flipProduct(client: QueryClient, keep: boolean, slug: string): Promise<void> {
  const queryKey = getProductDetailQueryKey(slug)
  if (!client.getQueryData(queryKey)) return
  await client.cancelQueries({ queryKey })
  client.setQueryData<ProductDetailResponse>(
    queryKey,
    (answer) => answer && { ...answer, data: { ...answer.data, is_in_wishlist: keep } },
  )
}
