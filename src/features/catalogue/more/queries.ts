import { dataWith } from '@/api/data-with'
import { useProductsByIds, useRelatedProducts } from '@/api/generated/catalogue/catalogue'
import type { ProductsByIdsData, RelatedProductsData } from '@/api/generated/model'

const relatedOf = dataWith<RelatedProductsData>('related_products')
const listOf = dataWith<ProductsByIdsData>('products')

/** Products related to a product (Product §7); fetched when `enabled`. */
export function useRelated(slug: string, enabled: boolean) {
  return useRelatedProducts(slug, {
    query: { select: (answer) => relatedOf(answer).related_products, enabled },
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
        select: (answer) => {
          const { products } = listOf(answer)
          return ids.flatMap(
            (id) => products.find(({ product }) => product.id === id)?.product ?? [],
          )
        },
        enabled,
      },
    },
  )
}
