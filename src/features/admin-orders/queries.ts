import {
  adminOrder,
  adminOrders,
  useAdminOrder,
  useAdminOrders,
} from '@/api/generated/admin-orders/admin-orders'
import type { AdminOrderRow, Order } from '@/api/generated/model'
import type { AdminOrdersSearch } from '@/domain/order/orders-list'
import { loadAllPages } from '@/lib/all-pages'
import { exportParams, freshPage, pageParams, rowsPerPage } from '@/lib/list-address'
import type { CustomerOrdersSearch } from './CustomerOrders'

export const useOrdersPage = (search: AdminOrdersSearch) =>
  useAdminOrders(pageParams(search), { query: { select: ({ data }) => data, ...freshPage } })

export const useOrdersOf = (customer: string, search: CustomerOrdersSearch) =>
  useAdminOrders(
    { ...pageParams(search), customer },
    { query: { select: ({ data }) => data, ...freshPage } },
  )

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

/** Every order that the filters let through, in the order shown; see `loadAllPages`. Throws `ApiError`. */
export const everyOrder = (
  search: AdminOrdersSearch,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) =>
  loadAllPages(async (page) => {
    const { data } = await adminOrders({ ...exportParams(search), page }, { signal })
    return { rows: data.orders, lastPage: data.pagination.last_page }
  }, onProgress)
