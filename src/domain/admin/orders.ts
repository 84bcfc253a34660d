import * as v from 'valibot'
import type { OrderStatus, PaymentMethod } from '@/api/generated/model'
import { optionalIfValid } from '@/lib/schema'
import { adminSearch, dayInUrl } from './list-search'

/** Every status, in the order in which an order goes through them; the tabs of the back office (Product §10). */
export const orderStatuses = [
  'pending',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
] as const satisfies OrderStatus[]

export const paymentMethods = ['cod', 'paypal'] as const satisfies PaymentMethod[]

/** What the address of the orders' list says; a range of days that is the wrong way round is turned. */
export const adminOrdersSearch = v.pipe(
  v.object({
    ...adminSearch(['created', '-created', 'total', '-total']),
    status: optionalIfValid(v.picklist(orderStatuses)),
    payment_method: optionalIfValid(v.picklist(paymentMethods)),
    /** Days of the shop, both included. */
    from: optionalIfValid(dayInUrl),
    to: optionalIfValid(dayInUrl),
  }),
  v.transform((search) => {
    const { from, to } = search
    return from && to && from > to ? { ...search, from: to, to: from } : search
  }),
)
export type AdminOrdersSearch = v.InferOutput<typeof adminOrdersSearch>

/** The tabs above the list: all, one a status, and the cash orders that wait for a call. */
export type OrdersTab = OrderStatus | 'all' | 'queue'

/** The tab somebody stands in. */
export function ordersTab({ status, payment_method }: AdminOrdersSearch): OrdersTab {
  if (status === 'pending' && payment_method === 'cod') return 'queue'
  return status ?? 'all'
}

/**
 * Where a tab leads: search, days and order stay, the page starts anew. The payment filter stays as well, unless it
 * belongs to the queue, which is left or entered.
 */
export function tabSearch(place: AdminOrdersSearch, tab: OrdersTab): AdminOrdersSearch {
  const { status: _, page: __, payment_method, ...rest } = place
  if (tab === 'queue') return { ...rest, status: 'pending', payment_method: 'cod' }
  return {
    ...rest,
    ...(tab !== 'all' && { status: tab }),
    ...(payment_method && ordersTab(place) !== 'queue' && { payment_method }),
  }
}

/** Whether anything but the tab narrows the list. */
export function isFiltered(place: AdminOrdersSearch): boolean {
  const payment = ordersTab(place) === 'queue' ? undefined : place.payment_method
  return [place.q, place.from, place.to, payment].some((filter) => filter !== undefined)
}

/** The same tab and order without search, days and payment. */
export function unfiltered(place: AdminOrdersSearch): AdminOrdersSearch {
  const { q: _, from: __, to: ___, page: ____, payment_method: _____, ...rest } = place
  return ordersTab(place) === 'queue' ? tabSearch(rest, 'queue') : rest
}

/** Another first or last day. One that passes the other end takes it along, so that the range is never empty. */
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
