import { useProductsByIds, useRelatedProducts } from '@/api/generated/catalogue/catalogue'
import type { Viewed } from '@/domain/catalogue/recently-viewed'

/** Products related to a product (Product §7). */
export function useRelated(slug: string, enabled: boolean) {
  return useRelatedProducts(slug, {
    query: { select: ({ data }) => data.related_products, enabled },
  })
}

/**
 * Viewed products as they are now, in their order, without those that no longer exist; as stored when the request fails
 * (Product §8). Undefined while loading.
 */
export function useViewedNow(viewed: Viewed, enabled = true): Viewed | undefined {
  const ids = viewed.map(({ id }) => id)
  const { data, isError } = useProductsByIds(
    { product_ids: ids },
    {
      query: {
        select: ({ data: { products } }) =>
          ids.flatMap((id) => products.find(({ product }) => product.id === id)?.product ?? []),
        enabled: enabled && viewed.length > 0,
      },
    },
  )
  return data ?? (isError || viewed.length === 0 ? viewed : undefined)
}
