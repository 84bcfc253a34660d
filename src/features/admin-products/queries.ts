import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  adminProducts,
  getAdminProductQueryOptions,
  useAdminBrands,
  useAdminProducts,
} from '@/api/generated/admin-products/admin-products'
import type { AdminProductRow } from '@/api/generated/model'
import { rowsPerPage, withoutColumns } from '@/lib/list-address'
import type { AdminProductsSearch } from '@/domain/admin/products'
import { loadAllPages } from '@/lib/all-pages'

/** A page of the back office's products (Product §7). The old page stays while the next one loads. */
export function useProductsPage(search: AdminProductsSearch) {
  const params = { ...withoutColumns(search), per_page: search.per_page ?? rowsPerPage[0] }
  return useAdminProducts(params, {
    query: { select: ({ data }) => data, placeholderData: keepPreviousData, staleTime: 0 },
  })
}

/** How many products a search by name shows. */
const foundRows = 5

/** Products with a text in their name; none for an empty text. */
export function useFoundProducts(q: string) {
  return useAdminProducts(
    { q, per_page: rowsPerPage[0] },
    { query: { enabled: q !== '', select: ({ data }) => data.products.slice(0, foundRows) } },
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

/** The largest page there is: the fewest calls. */
const exportRows = 100

/** Every product that the filters let through, in the order shown; see `loadAllPages`. Throws `ApiError`. */
export function everyProduct(
  { page: _, per_page: __, columns: ___, ...filters }: AdminProductsSearch,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<AdminProductRow[]> {
  return loadAllPages(async (page) => {
    const { data } = await adminProducts({ ...filters, page, per_page: exportRows }, { signal })
    return { rows: data.products, lastPage: data.pagination.last_page }
  }, onProgress)
}
