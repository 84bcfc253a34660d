import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OrdersTab } from '@/api/generated/model'
import {
  getOrderQueryOptions,
  getOrdersQueryOptions,
  getPaypalStatusQueryOptions,
} from '@/api/generated/orders/orders'
import { limits } from '@/lib/limits'

/** The interval, in ms, in which the status of a pending payment is refetched. */
const askAgainAfter = 4000

/**
 * Queries the status of a PayPal payment and its order (Product §2.11). While the payment is pending, the
 * status is refetched. The query changes nothing at PayPal, so a reload never pays twice.
 */
export function paypalStatusQuery(token: string) {
  return queryOptions({
    ...getPaypalStatusQueryOptions({ token }),
    select: ({ data }) => data,
    refetchInterval: ({ state }) => state.data?.data.status === 'pending' && askAgainAfter,
  })
}

/**
 * Queries a page of the shopper's orders, the newest first. While the next page loads, the query still
 * returns the previous page.
 */
export function ownOrdersQuery(tab: OrdersTab, page: number) {
  return queryOptions({
    ...getOrdersQueryOptions({ tab, page, per_page: limits.pageSize }),
    select: ({ data }) => data,
    placeholderData: keepPreviousData,
  })
}

/** Queries an order of the signed-in shopper. For an order of another person, the host answers 404. */
export function orderQuery(code: string) {
  return queryOptions({
    ...getOrderQueryOptions(code),
    select: ({ data }) => data.order,
  })
}
