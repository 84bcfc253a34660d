import { keepPreviousData } from '@tanstack/react-query'
import {
  adminOrder,
  adminOrders,
  useAdminOrder,
  useAdminOrders,
} from '@/api/generated/admin-orders/admin-orders'
import type { AdminOrderRow, Order } from '@/api/generated/model'
import type { AdminOrdersSearch } from '@/domain/order/orders-list'
import type { CustomerOrdersSearch } from '@/domain/person/customers-list'
import { loadAllPages } from '@/lib/all-pages'
import { rowsPerPage, withoutColumns } from '@/lib/list-address'

/** A page of orders, always refetched. The old page stays while the next one loads. */
export function useOrdersPage(search: AdminOrdersSearch) {
  const params = { ...withoutColumns(search), per_page: search.per_page ?? rowsPerPage[0] }
  return useAdminOrders(params, {
    query: { select: ({ data }) => data, placeholderData: keepPreviousData, staleTime: 0 },
  })
}

export function useOrdersOf(customer: string, search: CustomerOrdersSearch) {
  return useAdminOrders(
    { ...search, customer, per_page: search.per_page ?? rowsPerPage[0] },
    { query: { select: ({ data }) => data, placeholderData: keepPreviousData, staleTime: 0 } },
  )
}

const foundRows = 5

/** The latest orders with a text in their code, phone number or name; none for an empty text. */
export function useFoundOrders(q: string) {
  return useAdminOrders(
    { q, per_page: rowsPerPage[0] },
    { query: { enabled: q !== '', select: ({ data }) => data.orders.slice(0, foundRows) } },
  )
}

/** Returns the orders with a code, of any status. Throws `ApiError`. */
export async function ordersOfCode(code: string): Promise<readonly AdminOrderRow[]> {
  const { data } = await adminOrders({ q: code, per_page: rowsPerPage[0] })
  return data.orders
}

/** How often the number of waiting orders is read again while the window is looked at, in ms. */
const waitingMs = 60_000

/** The number of orders that wait to be confirmed, null where the host says none; from the page that the list of them shows first. */
export function useWaitingOrders() {
  return useAdminOrders(
    { status: 'pending', per_page: rowsPerPage[0] },
    {
      query: {
        // Never undefined: with the language, a result that is none would turn from placeholder to none and back endlessly.
        select: ({ data }) => data.counts.find(({ status }) => status === 'pending')?.count ?? null,
        refetchInterval: waitingMs,
        staleTime: waitingMs,
      },
    },
  )
}

export function useOrderDetails(id: number) {
  return useAdminOrder(id, { query: { select: ({ data }) => data, staleTime: 0 } })
}

/** Several orders with their items, in the order asked for. Throws `ApiError`. */
export async function loadOrders(ids: readonly number[]): Promise<readonly Order[]> {
  const answers = await Promise.all(ids.map((id) => adminOrder(id)))
  return answers.map(({ data }) => data.order)
}

/** The largest page that the contract allows, for the fewest calls. */
const exportRows = 100

/** Every order that the filters let through, in the order shown; see `loadAllPages`. Throws `ApiError`. */
export function everyOrder(
  { page: _, per_page: __, columns: ___, ...filters }: AdminOrdersSearch,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<AdminOrderRow[]> {
  return loadAllPages(async (page) => {
    const { data } = await adminOrders({ ...filters, page, per_page: exportRows }, { signal })
    return { rows: data.orders, lastPage: data.pagination.last_page }
  }, onProgress)
}
