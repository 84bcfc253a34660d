import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { dataWith } from '@/api/data-with'
import { ApiError } from '@/api/errors'
import type {
  OrderData,
  OrderListData,
  OrdersTab,
  PaymentResult,
  PaymentResultResponse,
} from '@/api/generated/model'
import {
  getOrderQueryOptions,
  getOrdersQueryOptions,
  getPaypalStatusQueryOptions,
} from '@/api/generated/orders/orders'
import { limits } from '@/lib/limits'
import { isPlacedOrder } from './placed-order'

const detailOf = dataWith<OrderData>('order')

/** What became of a PayPal payment, with its order (Product §2.11). Only reads: a reload never pays twice. */
export function paypalStatusQuery(token: string) {
  return getPaypalStatusQueryOptions({ token }, { query: { select: resultOf } })
}

/** A page of the shopper's orders, the latest first. The old page stays while the next one loads. */
export function ordersQuery(tab: OrdersTab, page: number) {
  return queryOptions({
    ...getOrdersQueryOptions({ tab, page, per_page: limits.pageSize }),
    select: dataWith<OrderListData>('orders', 'pagination'),
    placeholderData: keepPreviousData,
  })
}

/** One of the shopper's orders by its code. */
export function orderQuery(code: string) {
  return queryOptions({
    ...getOrderQueryOptions(code),
    select: (answer) => detailOf(answer).order,
  })
}

function resultOf({ data }: PaymentResultResponse): PaymentResult {
  if (!isPlacedOrder(data?.order)) throw new ApiError('unreadable')
  return data
}
