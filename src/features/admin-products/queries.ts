import { queryOptions } from '@tanstack/react-query'
import {
  adminProducts,
  getAdminProductQueryOptions,
  useAdminBrands,
  useAdminProducts,
} from '@/api/generated/admin-products/admin-products'
import { useAdminVariants } from '@/api/generated/admin-variants/admin-variants'
import type { AdminProductsSearch } from '@/domain/product/products-list'
import { loadAllPages } from '@/lib/all-pages'
import { exportParams, freshPage, pageParams, rowsPerPage } from '@/lib/list-address'

export const useProductsPage = (search: AdminProductsSearch) =>
  useAdminProducts(pageParams(search), { query: { select: ({ data }) => data, ...freshPage } })

/** How many products a search by name shows. */
const foundRows = 5

/** Products with a text in their name; none for an empty text. */
export function useFoundProducts(q: string) {
  return useAdminProducts(
    { q, per_page: rowsPerPage[0] },
    { query: { enabled: q !== '', select: ({ data }) => data.products.slice(0, foundRows) } },
  )
}

const foundVariants = 8

/** Variants on sale that a text names by product, code, colour and size; what is sold out stands last. */
export function useFoundVariants(q: string) {
  return useAdminVariants(
    { q, status: 'active', per_page: sheetRows },
    {
      query: {
        enabled: q !== '',
        staleTime: 0,
        select: ({ data }) =>
          data.variants
            .toSorted((one, other) => Number(one.stock === 0) - Number(other.stock === 0))
            .slice(0, foundVariants),
      },
    },
  )
}

/** A product as it is edited. */
export function adminProductQuery(id: number) {
  return queryOptions({
    ...getAdminProductQueryOptions(id),
    select: ({ data }) => data.product,
  })
}

/** Brands that some product has, by name. */
export function useBrands() {
  return useAdminBrands({ query: { select: (answer) => answer.data } })
}

/** Every product that the filters let through, in the order shown; see `loadAllPages`. Throws `ApiError`. */
export const everyProduct = (
  search: AdminProductsSearch,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) =>
  loadAllPages(async (page) => {
    const { data } = await adminProducts({ ...exportParams(search), page }, { signal })
    return { rows: data.products, lastPage: data.pagination.last_page }
  }, onProgress)

/** Variants of a page: as many as can be looked over, and as the fewest the contract offers. */
const sheetRows = 100

/**
 * A page of variants, by product. The old page stays while the next one loads. Nothing is kept after it: what is edited
 * begins from the server's numbers.
 */
export const useSheetPage = ({ sort: _, per_page: __, ...filters }: AdminProductsSearch) =>
  useAdminVariants(
    { ...filters, per_page: sheetRows },
    { query: { select: ({ data }) => data, ...freshPage, gcTime: 0 } },
  )
