import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OrdersTab } from '@/api/generated/model'
import {
  getOrderQueryOptions,
  getOrdersQueryOptions,
  getPaypalStatusQueryOptions,
} from '@/api/generated/orders/orders'
import { limits } from '@/lib/limits'

/** In ms. */
const askAgainAfter = 4000

/**
 * The status of a PayPal payment and its order (Product §2.11), repeated while pending. Only reads, so a
 * reload never pays twice.
 */
export function paypalStatusQuery(token: string) {
  return queryOptions({
    ...getPaypalStatusQueryOptions({ token }),
    select: ({ data }) => data,
    refetchInterval: ({ state }) => state.data?.data.status === 'pending' && askAgainAfter,
  })
}

/** A page of the shopper's orders, the latest first. The old page stays while the next one loads. */
export function ordersQuery(tab: OrdersTab, page: number) {
  return queryOptions({
    ...getOrdersQueryOptions({ tab, page, per_page: limits.pageSize }),
    select: ({ data }) => data,
    placeholderData: keepPreviousData,
  })
}

/** One of the shopper's orders by its code. */
export function orderQuery(code: string) {
  return queryOptions({
    ...getOrderQueryOptions(code),
    select: ({ data }) => data.order,
  })
}
