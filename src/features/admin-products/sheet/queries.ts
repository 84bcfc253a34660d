import { keepPreviousData } from '@tanstack/react-query'
import { useAdminVariants } from '@/api/generated/admin-variants/admin-variants'
import type { AdminProductsSearch } from '@/domain/admin/products'

/** Variants of a page: as many as can be looked over, and as the fewest the contract offers. */
const sheetRows = 100

/**
 * A page of variants, by product. The old page stays while the next one loads. Nothing is kept after it: what is edited
 * begins from the server's numbers.
 */
export function useSheetPage({
  sort: _,
  per_page: __,
  columns: ___,
  ...filters
}: AdminProductsSearch) {
  return useAdminVariants(
    { ...filters, per_page: sheetRows },
    {
      query: {
        select: ({ data }) => data,
        placeholderData: keepPreviousData,
        staleTime: 0,
        gcTime: 0,
      },
    },
  )
}
