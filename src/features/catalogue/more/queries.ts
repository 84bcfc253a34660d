import { queryOptions } from '@tanstack/react-query'
import { dataWith } from '@/api/data-with'
import {
  getProductsByIdsUrl,
  getRelatedProductsQueryOptions,
  productsByIds,
} from '@/api/generated/catalogue/catalogue'
import type { ProductsByIdsData, RelatedProductsData } from '@/api/generated/model'

const relatedOf = dataWith<RelatedProductsData>('related_products')
const listOf = dataWith<ProductsByIdsData>('products')

/** What goes with a product (Product §7). */
export function relatedQuery(slug: string) {
  return queryOptions({
    ...getRelatedProductsQueryOptions(slug),
    select: (answer) => relatedOf(answer).related_products,
  })
}

/** These products as they are now, in this order; those that are gone are left out. A POST that only reads. */
export function productsByIdsQuery(ids: readonly number[]) {
  return queryOptions({
    queryKey: [getProductsByIdsUrl(), ids],
    queryFn: ({ signal }) => productsByIds({ product_ids: [...ids] }, { signal }),
    select: (answer) => {
      const { products } = listOf(answer)
      return ids.flatMap((id) => products.find(({ product }) => product.id === id)?.product ?? [])
    },
  })
}
