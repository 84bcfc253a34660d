import { keepPreviousData } from '@tanstack/react-query'
import { useProductList } from '@/api/generated/catalogue/catalogue'
import { searchLimits } from './search-text'

/** The shop's first products, for shoppers who have not typed yet. */
export function usePopular() {
  return useProductList(
    { per_page: searchLimits.hits },
    { query: { select: ({ data }) => data.products.slice(0, searchLimits.hits) } },
  )
}

/** The first hits of a search and their total; those of the previous text stay until they arrive. */
export function useHits(q: string) {
  return useProductList(
    { q, per_page: searchLimits.hits },
    {
      query: {
        enabled: q.length >= searchLimits.minLength,
        select: ({ data }) => ({ products: data.products, total: data.pagination.total }),
        placeholderData: keepPreviousData,
      },
    },
  )
}
