import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import { useAdminCategories } from '@/api/generated/admin-categories/admin-categories'
import { useAdminProducts } from '@/api/generated/admin-products/admin-products'
import {
  adminVouchers,
  getAdminVouchersQueryOptions,
  useAdminVouchers,
} from '@/api/generated/admin-vouchers/admin-vouchers'
import type { AdminVoucher } from '@/api/generated/model'
import { loadAllPages } from '@/lib/all-pages'
import { exportParams, freshPage, pageParams, rowsPerPage } from '@/lib/list-address'
import { matchesWords } from '@/lib/text'
import type { VouchersSearch } from './VouchersScreen'

export const useVouchersPage = (search: VouchersSearch) =>
  useAdminVouchers(pageParams(search), { query: { select: ({ data }) => data, ...freshPage } })

/** Reads a voucher as it is now. Throws `ApiError`, a 404 where it is gone. */
export async function readVoucher(client: QueryClient, id: number): Promise<AdminVoucher> {
  const options = getAdminVouchersQueryOptions({ id, per_page: rowsPerPage[0] })
  const { data } = await client.fetchQuery({ ...options, staleTime: 0 })
  const newest = data.vouchers.find((one) => one.id === id)
  if (!newest) throw new ApiError(404)
  return newest
}

/** Every voucher that the filters let through, in the order shown; see `loadAllPages`. Throws `ApiError`. */
export const everyVoucher = (
  search: VouchersSearch,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) =>
  loadAllPages(async (page) => {
    const { data } = await adminVouchers({ ...exportParams(search), page }, { signal })
    return { rows: data.vouchers, lastPage: data.pagination.last_page }
  }, onProgress)

const foundRows = 5

/** Categories and products with a text in their name; none for an empty text. */
export function useFoundGoods(q: string) {
  const enabled = q !== ''
  const categories = useAdminCategories({}, { query: { enabled, select: ({ data }) => data } }).data
  const products = useAdminProducts(
    { q, per_page: rowsPerPage[0] },
    { query: { enabled, select: ({ data }) => data.products.slice(0, foundRows) } },
  ).data
  return {
    categories: enabled
      ? (categories?.filter(({ name }) => matchesWords(name, q)).slice(0, foundRows) ?? [])
      : [],
    products: (enabled && products) || [],
  }
}
