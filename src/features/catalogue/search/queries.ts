import { keepPreviousData } from '@tanstack/react-query'
import { useProductList } from '@/api/generated/catalogue/catalogue'
import { searchLimits } from './search-text'

/**
 * The first products found by a text. The answer belongs to its text, whenever it comes; the hits before stay in
 * sight until then.
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
