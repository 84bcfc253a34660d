import { queryOptions } from '@tanstack/react-query'
import {
  getProductsByIdsUrl,
  getRelatedProductsQueryOptions,
  productsByIds,
} from '@/api/generated/catalogue/catalogue'

/** What goes with a product (spec §7). */
export function relatedQuery(slug: string) {
  return queryOptions({
    ...getRelatedProductsQueryOptions(slug),
    select: ({ data }) => data.related_products,
  })
}

/** These products as they are now, in this order; those that are gone are left out. A POST that only reads. */
export function productsByIdsQuery(ids: readonly number[]) {
  return queryOptions({
    queryKey: [getProductsByIdsUrl(), ids],
    queryFn: ({ signal }) => productsByIds({ product_ids: [...ids] }, { signal }),
    select: ({ data: { products } }) =>
      ids.flatMap((id) => products.find(({ product }) => product.id === id)?.product ?? []),
  })
}
