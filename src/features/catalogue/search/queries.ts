import { keepPreviousData } from '@tanstack/react-query'
import { useProductList } from '@/api/generated/catalogue/catalogue'
import { searchLimits } from './search-text'

/**
 * The first hits of a search and their total. The hits of the previous text stay until the new ones arrive.
 */
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
