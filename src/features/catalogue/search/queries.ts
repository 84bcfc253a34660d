import { keepPreviousData } from '@tanstack/react-query'
import { useProductList } from '@/api/generated/catalogue/catalogue'
import { usePopularSearches } from '@/api/generated/search/search'
import { searchLimits, searchText } from './search-text'

/** Returns the most frequent searches. The query fails where the host does not offer these searches. */
export function usePopularTexts() {
  return usePopularSearches({
    query: {
      select: ({ data }) =>
        [...new Set(data.map(searchText))].filter(Boolean).slice(0, searchLimits.often),
      retry: false,
    },
  })
}

export function usePopular() {
  return useProductList(
    { per_page: searchLimits.hits },
    { query: { select: ({ data }) => data.products.slice(0, searchLimits.hits) } },
  )
}

export function useHits(q: string) {
  return useProductList(
    { q, per_page: searchLimits.hits },
    {
      query: {
        enabled: q.length >= searchLimits.minLength,
        select: ({ data }) => ({
          products: data.products,
          total: data.pagination.total,
          isNearest: data.is_nearest ?? false,
        }),
        placeholderData: keepPreviousData,
      },
    },
  )
}
