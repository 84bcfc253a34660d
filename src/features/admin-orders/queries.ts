import { useQuery, useQueryClient } from '@tanstack/react-query'
import { sameInEveryLanguage } from '@/api/content-language'
import {
  getAdminCustomerQueryOptions,
  useAdminCustomers,
} from '@/api/generated/admin-customers/admin-customers'
import {
  adminOrder,
  adminOrders,
  getAdminOrderQueryKey,
  getAdminOrderQueryOptions,
  useAdminOrder,
  useAdminOrders,
} from '@/api/generated/admin-orders/admin-orders'
import { useAdminReturns } from '@/api/generated/admin-returns/admin-returns'
import type { AdminOrderData, AdminOrderRow, Order } from '@/api/generated/model'
import type { AdminOrdersSearch } from '@/domain/order/orders-list'
import { loadAllPages } from '@/lib/all-pages'
import { exportParams, freshPage, pageParams, rowsPerPage } from '@/lib/list-address'
import type { ReturnsSearch } from './ReturnsScreen'

export const useOrdersPage = (search: AdminOrdersSearch) =>
  useAdminOrders(pageParams(search), { query: { select: ({ data }) => data, ...freshPage } })

export const useReturnsPage = (search: ReturnsSearch) =>
  useAdminReturns(pageParams(search), { query: { select: ({ data }) => data, ...freshPage } })

const foundRows = 5

/** The latest orders whose code, phone number or name contains the text; none for an empty text. */
export function useFoundOrders(q: string) {
  return useAdminOrders(pageParams({ q }), {
    query: { enabled: q !== '', select: ({ data }) => data.orders.slice(0, foundRows) },
  })
}

/** Customers whose name, number or e-mail address contains the text; none for an empty text. */
export function useFoundCustomers(q: string) {
  return useAdminCustomers(pageParams({ q }), {
    query: { enabled: q !== '', select: ({ data }) => data.customers.slice(0, foundRows) },
  })
}

/** A customer with the addresses of their orders. */
export const adminCustomerQuery = (key: string) => getAdminCustomerQueryOptions(key)

/** Returns the orders with a code, of any status. Throws `ApiError`. */
export async function findOrdersByCode(code: string): Promise<readonly AdminOrderRow[]> {
  const { data } = await adminOrders({ q: code, per_page: rowsPerPage[0] })
  return data.orders
}

/** How often the waiting orders and returns are counted while the window is visible, in ms. */
const waitingMs = 60_000

/**
 * The number of pending orders, null where the host does not count them. Shares its answer with their list.
 */
export function useWaitingOrders() {
  return useAdminOrders(
    { status: 'pending', per_page: rowsPerPage[0] },
    {
      query: {
        // Null instead of undefined, because undefined would loop after a change of the language.
        select: ({ data }) => data.counts.find(({ status }) => status === 'pending')?.count ?? null,
        refetchInterval: waitingMs,
        staleTime: waitingMs,
      },
    },
  )
}

/** The number of open returns, null where the host does not count them. Shares its answer with their list. */
export function useOpenReturns() {
  return useAdminReturns(
    { per_page: rowsPerPage[0] },
    {
      query: {
        select: ({ data }) => data.open_count,
        // A host without returns is asked only once.
        refetchInterval: ({ state }) => (state.error ? false : waitingMs),
        staleTime: waitingMs,
      },
    },
  )
}

export function useOrderDetails(id: number) {
  return useAdminOrder(id, { query: { select: ({ data }) => data, staleTime: 0 } })
}

/** Returns a function that reads the newest version of an order. It throws `ApiError`. */
export function useReadOrder(): (id: number) => Promise<AdminOrderData> {
  const client = useQueryClient()
  return async (id) => {
    const answer = await client.fetchQuery({ ...getAdminOrderQueryOptions(id), staleTime: 0 })
    return answer.data
  }
}

/** An order for its form. Read once, because a newer answer must not replace typed values. */
export function useOrderToChange<Saved>(id: number, read: (id: number) => Promise<Saved>) {
  return useQuery({
    queryKey: [...getAdminOrderQueryKey(id), 'changed'] as const,
    queryFn: () => read(id),
    ...sameInEveryLanguage,
    meta: { personal: true, staffContent: false },
    staleTime: Infinity,
    gcTime: 0,
  })
}

/** Several orders with their items, in the order asked for. Throws `ApiError`. */
export async function loadOrders(ids: readonly number[]): Promise<readonly Order[]> {
  const answers = await Promise.all(ids.map((id) => adminOrder(id)))
  return answers.map(({ data }) => data.order)
}

/** Loads every order that matches the filters, sorted as shown; see `loadAllPages`. Throws `ApiError`. */
export const loadEveryOrder = (
  search: AdminOrdersSearch,
  onProgress: (share: number) => void = () => {},
  signal: AbortSignal | null = null,
) =>
  loadAllPages(async (page) => {
    const { data } = await adminOrders({ ...exportParams(search), page }, { signal })
    return { rows: data.orders, lastPage: data.pagination.last_page }
  }, onProgress)
