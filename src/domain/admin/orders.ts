import type { OrderStatus, PaymentMethod } from '@/api/generated/model'
import { aDay, type AdminPlace, adminPlace, oneOf } from './list-search'

/** Every status, in the order in which an order goes through them; the tabs of the back office (decisions §3). */
export const orderStatuses = [
  'pending',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
] as const satisfies OrderStatus[]

export const paymentMethods = ['cod', 'paypal'] as const satisfies PaymentMethod[]

const sorts = ['created', '-created', 'total', '-total'] as const
export type AdminOrderSort = (typeof sorts)[number]

type Filters = {
  status: OrderStatus
  payment_method: PaymentMethod
  /** Days of the shop, both included. */
  from: string
  to: string
}

/** Where in the back office's orders somebody stands, as the URL says it. */
export type AdminOrdersPlace = AdminPlace<AdminOrderSort, Filters>

/** Reads the place from query parameters; a range of days that is the wrong way round is turned. */
export function adminOrdersPlace(raw: Readonly<Record<string, unknown>>): AdminOrdersPlace {
  const place = adminPlace<AdminOrderSort, Filters>(raw, sorts, {
    status: oneOf(orderStatuses),
    payment_method: oneOf(paymentMethods),
    from: aDay,
    to: aDay,
  })
  const { from, to } = place
  return from && to && from > to ? { ...place, from: to, to: from } : place
}

/** The tabs above the list: all, one a status, and the cash orders that wait for a call. */
export type OrdersTab = OrderStatus | 'all' | 'queue'

/** The tab somebody stands in. */
export function ordersTab({ status, payment_method }: AdminOrdersPlace): OrdersTab {
  if (status === 'pending' && payment_method === 'cod') return 'queue'
  return status ?? 'all'
}

/**
 * Where a tab leads: search, days and order stay, the page starts anew. The payment filter stays as well, unless it
 * belongs to the queue, which is left or entered.
 */
export function tabPlace(place: AdminOrdersPlace, tab: OrdersTab): AdminOrdersPlace {
  const { status: _, page: __, payment_method, ...rest } = place
  if (tab === 'queue') return { ...rest, status: 'pending', payment_method: 'cod' }
  return {
    ...rest,
    ...(tab !== 'all' && { status: tab }),
    ...(payment_method && ordersTab(place) !== 'queue' && { payment_method }),
  }
}

/** Whether anything but the tab narrows the list. */
export function isFiltered(place: AdminOrdersPlace): boolean {
  const payment = ordersTab(place) === 'queue' ? undefined : place.payment_method
  return [place.q, place.from, place.to, payment].some((filter) => filter !== undefined)
}

/** The same tab and order without search, days and payment. */
export function unfiltered(place: AdminOrdersPlace): AdminOrdersPlace {
  const { q: _, from: __, to: ___, page: ____, payment_method: _____, ...rest } = place
  return ordersTab(place) === 'queue' ? tabPlace(rest, 'queue') : rest
}

/** Another first or last day. One that passes the other end takes it along, so that the range is never empty. */
export function withDay(
  { page: _, from, to, ...rest }: AdminOrdersPlace,
  end: 'from' | 'to',
  day: string | undefined,
): AdminOrdersPlace {
  const range = { from, to, [end]: day }
  if (range.from && range.to && range.from > range.to) range.from = range.to = day
  return {
    ...rest,
    ...(range.from && { from: range.from }),
    ...(range.to && { to: range.to }),
  }
}
