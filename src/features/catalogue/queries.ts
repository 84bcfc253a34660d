import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  getProductDetailQueryOptions,
  getProductListQueryOptions,
  getProductsByCategoryQueryOptions,
} from '@/api/generated/catalogue/catalogue'
import type { ListPlace } from '@/domain/paging'
import { limits } from '@/lib/limits'

/** A page of a category, or with `slug` null of all products. The old page stays while the next one loads. */
export function productsQuery(slug: string | null, { q, ...place }: ListPlace) {
  const params = { ...place, per_page: limits.pageSize }
  const options =
    slug === null
      ? getProductListQueryOptions({ ...params, ...(q && { q }) })
      : getProductsByCategoryQueryOptions(slug, params)
  return queryOptions({
    ...options,
    select: (answer) => answer.data,
    placeholderData: keepPreviousData,
  })
}

/** A product by its slug, and whether the shopper keeps it. */
export function productQuery(slug: string) {
  return queryOptions({
    ...getProductDetailQueryOptions(slug),
    select: (answer) => answer.data,
  })
}
