import { useProductsByIds, useRelatedProducts } from '@/api/generated/catalogue/catalogue'

/** Products related to a product (Product §7); fetched when `enabled`. */
export function useRelated(slug: string, enabled: boolean) {
  return useRelatedProducts(slug, {
    query: { select: ({ data }) => data.related_products, enabled },
  })
}

/**
 * The current data of these products, in the given order, without those that no longer exist; fetched when
 * `enabled`. The endpoint is a POST that only reads.
 */
export function useProductsNow(ids: readonly number[], enabled: boolean) {
  return useProductsByIds(
    { product_ids: [...ids] },
    {
      query: {
        select: ({ data }) =>
          ids.flatMap(
            (id) => data.products.find(({ product }) => product.id === id)?.product ?? [],
          ),
        enabled,
      },
    },
  )
}
