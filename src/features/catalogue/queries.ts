import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  getProductDetailQueryOptions,
  getProductListQueryOptions,
  getProductsByCategoryQueryOptions,
  useCategoryList,
  useProductsByIds,
  useRelatedProducts,
} from '@/api/generated/catalogue/catalogue'
import type { ProductListSearch } from '@/domain/catalogue/list-search'
import type { ViewedProducts } from '@/domain/catalogue/recently-viewed'
import { limits } from '@/lib/limits'

/**
 * Queries a page of the products of a category, or of all products if `slug` is null. While the next page
 * loads, the query still returns the previous page. The search text `q` counts only in the list of all
 * products.
 */
export function productsQuery(slug: string | null, { q, ...search }: ProductListSearch) {
  const params = { ...search, per_page: limits.pageSize }
  const options =
    slug === null
      ? getProductListQueryOptions({ ...params, ...(q && { q }) })
      : getProductsByCategoryQueryOptions(slug, params)
  return queryOptions({
    ...options,
    select: ({ data }) => data,
    placeholderData: keepPreviousData,
  })
}

/** Queries a product by its slug. */
export function productQuery(slug: string) {
  return queryOptions({
    ...getProductDetailQueryOptions(slug),
    select: ({ data }) => data,
  })
}

/** Queries the children of a category (Product §2.7), or the top categories if `parent` is null. */
export function useCategories(parent: string | null, enabled = true) {
  const params = parent === null ? { level: 1 as const } : { parent, level: 2 as const }
  return useCategoryList(params, { query: { select: (answer) => answer.data, enabled } })
}

/** Queries the products that the host relates to the product with this slug. */
export function useProductsRelatedTo(slug: string) {
  return useRelatedProducts(slug, { query: { select: ({ data }) => data.related_products } })
}

/**
 * Returns viewed products with current data, or undefined while the data loads. Products that the shop has
 * deleted are left out. After a failed call, returns the products with their stored data (Product §8).
 */
export function useRefreshedViewedProducts(
  viewed: ViewedProducts,
  enabled = true,
): ViewedProducts | undefined {
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
