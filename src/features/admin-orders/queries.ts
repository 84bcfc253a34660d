import { keepPreviousData } from '@tanstack/react-query'
import { dataWith } from '@/api/data-with'
import {
  adminOrders,
  useAdminOrder,
  useAdminOrders,
} from '@/api/generated/admin-orders/admin-orders'
import type { AdminOrderData, AdminOrderListData, AdminOrderRow } from '@/api/generated/model'
import { rowsPerPage } from '@/domain/admin/list-search'
import type { AdminOrdersSearch } from '@/domain/admin/orders'
import { loadAllPages } from '@/lib/all-pages'

const listOf = dataWith<AdminOrderListData>('orders', 'counts', 'pagination')
const detailOf = dataWith<AdminOrderData>('order', 'allowed_transitions', 'notes', 'updated_at')

/** A page of orders, always refetched. The old page stays while the next one loads. */
export function useOrdersPage(search: AdminOrdersSearch) {
  const params = { ...search, per_page: search.per_page ?? rowsPerPage[0] }
  return useAdminOrders(params, {
    query: { select: listOf, placeholderData: keepPreviousData, staleTime: 0 },
  })
}

/** One order with its notes and allowed transitions. */
export function useOrderDetails(id: number) {
  return useAdminOrder(id, { query: { select: detailOf, staleTime: 0 } })
}

/** The largest page that the contract allows, for the fewest calls. */
const exportRows = 100

/** Every order that the filters let through, in the order shown; see `loadAllPages`. Throws `ApiError`. */
export function everyOrder(
  { page: _, per_page: __, ...filters }: AdminOrdersSearch,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<AdminOrderRow[]> {
  return loadAllPages(async (page) => {
    const answer = await adminOrders({ ...filters, page, per_page: exportRows }, { signal })
    const { orders, pagination } = listOf(answer)
    return { rows: orders, lastPage: pagination.last_page }
  }, onProgress)
}
