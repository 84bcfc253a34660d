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

/**
 * Finds the latest orders whose code, phone number or name contains the text. An empty text finds no orders.
 */
export function useFoundOrders(q: string) {
  return useAdminOrders(pageParams({ q }), {
    query: { enabled: q !== '', select: ({ data }) => data.orders.slice(0, foundRows) },
  })
}

/**
 * Finds customers whose name, number or e-mail address contains the text. An empty text finds no customers.
 */
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

/** The interval, in ms, in which waiting orders and returns are counted while the window is visible. */
const waitingMs = 60_000

/**
 * Returns the number of pending orders, or null where the host does not count them. Shares its answer with
 * the list of those orders.
 */
export function useWaitingOrders() {
  return useAdminOrders(
    { status: 'pending', per_page: rowsPerPage[0] },
    {
      query: {
        // Returns null instead of undefined, because undefined would cause an endless loop after a change of
        // the language.
        select: ({ data }) => data.counts.find(({ status }) => status === 'pending')?.count ?? null,
        refetchInterval: waitingMs,
        staleTime: waitingMs,
      },
    },
  )
}

/**
 * Returns the number of open returns, or null where the host does not count them. Shares its answer with the
 * list of those returns.
 */
export function useOpenReturns() {
  return useAdminReturns(
    { per_page: rowsPerPage[0] },
    {
      query: {
        select: ({ data }) => data.open_count,
        // A host that does not offer returns is queried only once.
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

/**
 * Reads an order for its form. The order is read only once, because a newer answer must not replace typed
 * values.
 */
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

/** Loads several orders with their items, in the sequence of `ids`. Throws `ApiError`. */
export async function loadOrders(ids: readonly number[]): Promise<readonly Order[]> {
  const answers = await Promise.all(ids.map((id) => adminOrder(id)))
  return answers.map(({ data }) => data.order)
}

/**
 * Loads every order that matches the filters, sorted like the list; see `loadAllPages`. Throws `ApiError`.
 */
export const loadEveryOrder = (
  search: AdminOrdersSearch,
  onProgress: (share: number) => void = () => {},
  signal: AbortSignal | null = null,
) =>
  loadAllPages(async (page) => {
    const { data } = await adminOrders({ ...exportParams(search), page }, { signal })
    return { rows: data.orders, lastPage: data.pagination.last_page }
  }, onProgress)
