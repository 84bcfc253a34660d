import { keepPreviousData } from '@tanstack/react-query'
import { dataWith } from '@/api/data-with'
import { ApiError } from '@/api/errors'
import type {
  OrderData,
  OrderListData,
  OrdersTab,
  PaymentResult,
  PaymentResultResponse,
} from '@/api/generated/model'
import { getPaypalStatusQueryOptions, useOrder, useOrders } from '@/api/generated/orders/orders'
import { limits } from '@/lib/limits'
import { isPlacedOrder } from './placed-order'

const listOf = dataWith<OrderListData>('orders', 'pagination')
const detailOf = dataWith<OrderData>('order')

/** What became of a PayPal payment, with its order (Product §2.11). Only reads: a reload never pays twice. */
export function paypalStatusQuery(token: string) {
  return getPaypalStatusQueryOptions({ token }, { query: { select: resultOf } })
}

/** A page of the shopper's orders, the latest first. The old page stays while the next one loads. */
export function useOrderHistory(tab: OrdersTab, page: number) {
  const place = { tab, page, per_page: limits.pageSize }
  return useOrders(place, { query: { select: listOf, placeholderData: keepPreviousData } })
}

/** One of the shopper's orders by its code. */
export function useOrderByCode(code: string) {
  return useOrder(code, { query: { select: (answer) => detailOf(answer).order } })
}

function resultOf({ data }: PaymentResultResponse): PaymentResult {
  if (!isPlacedOrder(data?.order)) throw new ApiError('unreadable')
  return data
}
