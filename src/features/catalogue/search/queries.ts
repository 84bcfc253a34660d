import { keepPreviousData } from '@tanstack/react-query'
import { useProductList } from '@/api/generated/catalogue/catalogue'
import { usePopularSearches } from '@/api/generated/search/search'
import { searchLimits, searchText } from './search-text'

/** Queries the most frequent searches. The query fails if the host does not offer them. */
export function usePopularSearchTexts() {
  return usePopularSearches({
    query: {
      select: ({ data }) =>
        [...new Set(data.map(searchText))].filter(Boolean).slice(0, searchLimits.often),
      retry: false,
    },
  })
}

export function usePopularProducts() {
  return useProductList(
    { per_page: searchLimits.hits },
    { query: { select: ({ data }) => data.products.slice(0, searchLimits.hits) } },
  )
}

export function useSearchHits(q: string) {
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
