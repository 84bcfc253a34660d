import { dataWith } from '@/api/data-with'
import { useProductsByIds, useRelatedProducts } from '@/api/generated/catalogue/catalogue'
import type { ProductsByIdsData, RelatedProductsData } from '@/api/generated/model'

const relatedOf = dataWith<RelatedProductsData>('related_products')
const listOf = dataWith<ProductsByIdsData>('products')

/** What goes with a product (Product §7), asked for once it is `wanted`. */
export function useRelated(slug: string, wanted: boolean) {
  return useRelatedProducts(slug, {
    query: { select: (answer) => relatedOf(answer).related_products, enabled: wanted },
  })
}

/**
 * These products as they are now, in this order, asked for once they are `wanted`; those that are gone are left out.
 * A POST that only reads.
 */
export function useProductsNow(ids: readonly number[], wanted: boolean) {
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
        enabled: wanted,
      },
    },
  )
}
