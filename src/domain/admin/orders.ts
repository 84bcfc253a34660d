import * as v from 'valibot'
import type { OrderStatus, PaymentMethod } from '@/api/generated/model'
import { columnsInUrl } from '@/lib/list-address'
import { optionalIfValid } from '@/lib/schema'
import { orderWork } from '../order/description'
import { adminSearch, dayInUrl } from './list-search'

/** Every status, in the order in which an order passes through them; the tabs of the back office (Product §10). */
export const orderStatuses = orderWork.status.values

export const paymentMethods = ['cod', 'paypal'] as const satisfies PaymentMethod[]

/** Search parameters of the list of orders. A range with its last day first is turned round. */
export const adminOrdersSearch = v.pipe(
  v.object({
    ...adminSearch(['created', '-created', 'total', '-total']),
    status: optionalIfValid(v.picklist(orderStatuses)),
    payment_method: optionalIfValid(v.picklist(paymentMethods)),
    /** Days of the shop, both included. */
    from: optionalIfValid(dayInUrl),
    to: optionalIfValid(dayInUrl),
    columns: optionalIfValid(columnsInUrl),
  }),
  v.transform((search) => {
    const { from, to } = search
    return from && to && from > to ? { ...search, from: to, to: from } : search
  }),
)
export type AdminOrdersSearch = v.InferOutput<typeof adminOrdersSearch>

/** Tabs above the list: all orders, one for each status, and the queue of cash orders that wait for a call. */
export type OrdersTab = OrderStatus | 'all' | 'queue'

/** Returns the current tab. */
export function ordersTab({ status, payment_method }: AdminOrdersSearch): OrdersTab {
  if (status === 'pending' && payment_method === 'cod') return 'queue'
  return status ?? 'all'
}

/**
 * Returns the search parameters of a tab: text, days and sort stay, the page starts at 1. The payment filter stays
 * as well, unless the queue, which sets it, is left or entered.
 */
export function tabSearch(search: AdminOrdersSearch, tab: OrdersTab): AdminOrdersSearch {
  const { status: _, page: __, payment_method, ...rest } = search
  if (tab === 'queue') return { ...rest, status: 'pending', payment_method: 'cod' }
  return {
    ...rest,
    ...(tab !== 'all' && { status: tab }),
    ...(payment_method && ordersTab(search) !== 'queue' && { payment_method }),
  }
}

/** True when anything but the tab narrows the list. */
export function isFiltered(search: AdminOrdersSearch): boolean {
  const payment = ordersTab(search) === 'queue' ? undefined : search.payment_method
  return [search.q, search.from, search.to, payment].some((filter) => filter !== undefined)
}

/** Keeps tab and sort, and drops text, days and payment. */
export function unfiltered(search: AdminOrdersSearch): AdminOrdersSearch {
  const { q: _, from: __, to: ___, page: ____, payment_method: _____, ...rest } = search
  return ordersTab(search) === 'queue' ? tabSearch(rest, 'queue') : rest
}

/** Changes the first or last day. A day beyond the other end moves that end too, so that the range is never empty. */
export function withDay(
  { page: _, from, to, ...rest }: AdminOrdersSearch,
  end: 'from' | 'to',
  day: string | undefined,
): AdminOrdersSearch {
  const range = { from, to, [end]: day }
  if (range.from && range.to && range.from > range.to) range.from = range.to = day
  return {
    ...rest,
    ...(range.from && { from: range.from }),
    ...(range.to && { to: range.to }),
  }
}
