import { useProductsByIds, useRelatedProducts } from '@/api/generated/catalogue/catalogue'
import type { Viewed } from '@/domain/catalogue/recently-viewed'

export function useRelated(slug: string) {
  return useRelatedProducts(slug, { query: { select: ({ data }) => data.related_products } })
}

/** Viewed products as they are now, without those that are gone; as stored when the request fails (Product §8). */
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
