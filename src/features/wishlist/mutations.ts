import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { getProductDetailQueryKey } from '@/api/generated/catalogue/catalogue'
import type { ProductDetailResponse, ProductSummary } from '@/api/generated/model'
import { useAddToWishlist, useRemoveFromWishlist } from '@/api/generated/wishlist/wishlist'
import { wishlistQuery } from './queries'

/** What a heart has to know of its product; a card knows all of it, the product's own page less. */
export type Wish = Pick<ProductSummary, 'id' | 'name' | 'slug'> & { summary?: ProductSummary }

/** Keeps a product, or lets it go. What is shown of it flips once the server has done it (Product §4). */
export function useKeepWish({ id, slug, summary }: Wish) {
  const client = useQueryClient()
  const show = async (kept: boolean) => {
    flipList(client, kept, id, summary)
    await flipProduct(client, kept, slug)
  }
  const add = useAddToWishlist({ mutation: { onSuccess: () => show(true) } })
  const remove = useRemoveFromWishlist({ mutation: { onSuccess: () => show(false) } })
  return {
    keep: (wanted: boolean) => (wanted ? add : remove).mutateAsync({ productId: id }),
    isPending: add.isPending || remove.isPending,
  }
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
