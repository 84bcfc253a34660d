import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { languageFreeQueryOptions } from '@/api/content-language'
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
import { areDuplicateOrders } from '@/domain/order/doubles'
import type { AdminOrdersSearch } from '@/domain/order/orders-list'
import { loadAllPages } from '@/lib/all-pages'
import { isReachablePhone } from '@/lib/kinds/phone'
import {
  listExportParams,
  pageQueryOptions,
  listPageParams,
  rowsPerPageOptions,
} from '@/lib/list-address'
import type { ReturnsSearch } from './ReturnsScreen'

export const useOrdersPage = (search: AdminOrdersSearch) =>
  useAdminOrders(listPageParams(search), {
    query: { select: ({ data }) => data, ...pageQueryOptions },
  })

export const useReturnsPage = (search: ReturnsSearch) =>
  useAdminReturns(listPageParams(search), {
    query: { select: ({ data }) => data, ...pageQueryOptions },
  })

const foundRows = 5

/**
 * Queries the five newest orders whose code, phone number or name contains `q`. Disabled while `q` is empty.
 */
export function useFoundOrders(q: string) {
  return useAdminOrders(listPageParams({ q }), {
    query: { enabled: q !== '', select: ({ data }) => data.orders.slice(0, foundRows) },
  })
}

/**
 * Returns the open orders of the last two days with this phone number, because a new order may repeat one of
 * them (Product §10.24.1). Empty while the number is too short, and if the host can't merge orders.
 */
export function useOpenOrdersOfPhone(phone: string): readonly AdminOrderRow[] {
  const [now] = useState(() => new Date().toISOString())
  const next = { id: 0, phone, status: 'pending', created_at: now } as const
  const { data = [] } = useAdminOrders(listPageParams({ q: phone }), {
    query: { enabled: isReachablePhone(phone), select: ({ data }) => data.orders },
  })
  return data.filter((order) => order.double_count !== undefined && areDuplicateOrders(order, next))
}

/**
 * Queries the first five customers whose name, phone number or e-mail address contains `q`. Disabled while
 * `q` is empty.
 */
export function useFoundCustomers(q: string) {
  return useAdminCustomers(listPageParams({ q }), {
    query: { enabled: q !== '', select: ({ data }) => data.customers.slice(0, foundRows) },
  })
}

/** Queries a customer, with the addresses of their orders. */
export const adminCustomerQuery = (key: string) => getAdminCustomerQueryOptions(key)

/** Returns the orders of any status that match an order code. Throws `ApiError`. */
export async function findOrdersByCode(code: string): Promise<readonly AdminOrderRow[]> {
  const { data } = await adminOrders({ q: code, per_page: rowsPerPageOptions[0] })
  return data.orders
}

/** The interval, in ms, in which pending orders and open returns are counted while the window is visible. */
const waitingMs = 60_000

/**
 * Queries the number of pending orders. The number is null if the host does not count them. The list of
 * pending orders uses the same cache entry.
 */
export function usePendingOrderCount() {
  return useAdminOrders(
    { status: 'pending', per_page: rowsPerPageOptions[0] },
    {
      query: {
        // The result is null and never undefined. With undefined, the query would be refetched without end
        // after a change of the language.
        select: ({ data }) => data.counts.find(({ status }) => status === 'pending')?.count ?? null,
        refetchInterval: waitingMs,
        staleTime: waitingMs,
      },
    },
  )
}

/**
 * Queries the number of open returns. The number is undefined if the host does not count them. The list of
 * open returns uses the same cache entry.
 */
export function useOpenReturnCount() {
  return useAdminReturns(
    { per_page: rowsPerPageOptions[0] },
    {
      query: {
        select: ({ data }) => data.open_count,
        // After an error the query stops, because the host may not offer returns.
        refetchInterval: ({ state }) => (state.error ? false : waitingMs),
        staleTime: waitingMs,
      },
    },
  )
}

export function useOrderDetails(id: number) {
  return useAdminOrder(id, { query: { select: ({ data }) => data, staleTime: 0 } })
}

/**
 * Returns a function that fetches the newest version of an order, also if the cache contains the order. The
 * function throws `ApiError`.
 */
export function useFetchOrder(): (id: number) => Promise<AdminOrderData> {
  const client = useQueryClient()
  return async (id) => {
    const answer = await client.fetchQuery({ ...getAdminOrderQueryOptions(id), staleTime: 0 })
    return answer.data
  }
}

/** Loads an order for its form, and never refetches it, because a refetch would overwrite typed values. */
export function useOrderForEditing<Saved>(id: number, read: (id: number) => Promise<Saved>) {
  return useQuery({
    queryKey: [...getAdminOrderQueryKey(id), 'changed'] as const,
    queryFn: () => read(id),
    ...languageFreeQueryOptions,
    meta: { personal: true, staffContent: false },
    staleTime: Infinity,
    gcTime: 0,
  })
}

/** Loads one order with all data for staff. Throws `ApiError`. */
export const loadAdminOrder = (id: number) => adminOrder(id)

/** Loads several orders with their items, in the sequence of `ids`. Throws `ApiError`. */
export async function loadOrders(ids: readonly number[]): Promise<readonly Order[]> {
  const answers = await Promise.all(ids.map((id) => adminOrder(id)))
  return answers.map(({ data }) => data.order)
}

/** Loads all orders that match the filters, page by page, in the sequence of the list. Throws `ApiError`. */
export const loadEveryOrder = (
  search: AdminOrdersSearch,
  onProgress: (share: number) => void = () => {},
  signal: AbortSignal | null = null,
) =>
  loadAllPages(async (page) => {
    const { data } = await adminOrders({ ...listExportParams(search), page }, { signal })
    return { rows: data.orders, lastPage: data.pagination.last_page }
  }, onProgress)
