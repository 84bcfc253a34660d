import * as v from 'valibot'
import type { OrderStatus, PaymentMethod, PaymentState } from '@/api/generated/model'
import { dayInUrl, inOrder, listSearch } from '@/lib/list-address'
import { optionalIfValid } from '@/lib/schema'
import { orderWork } from './description'

/**
 * Every status, in the order in which an order passes through them. The tabs of the back office use the same
 * order (Product §10).
 */
export const orderStatuses = orderWork.status.values

export const paymentMethods = ['cod', 'paypal'] as const satisfies PaymentMethod[]

/** Payment states for the filter. `unclear` and `owed` are tabs instead. */
export const paymentStates = [
  'pending',
  'successful',
  'failed',
  'cancelled',
] as const satisfies PaymentState[]

/** Payment tabs: payments that staff must check, and cash that carriers still owe. */
const paymentTabs = ['unclear', 'owed'] as const satisfies PaymentState[]

/**
 * Search parameters of the list of orders. If the last day is before the first day, the two change places.
 */
export const adminOrdersSearch = v.pipe(
  v.object({
    ...listSearch(['created', '-created', 'total', '-total']),
    status: optionalIfValid(v.picklist(orderStatuses)),
    payment_method: optionalIfValid(v.picklist(paymentMethods)),
    payment_state: optionalIfValid(v.picklist([...paymentStates, ...paymentTabs])),
    /** Days in the shop's time zone. Both are included in the range. */
    from: optionalIfValid(dayInUrl),
    to: optionalIfValid(dayInUrl),
  }),
  v.transform(inOrder),
)
export type AdminOrdersSearch = v.InferOutput<typeof adminOrdersSearch>

/**
 * Tabs above the list: all orders, one for each status, the queue of cash orders that wait for a call, and
 * the payment tabs.
 */
export type OrdersTab = OrderStatus | 'all' | 'queue' | PaymentTab
type PaymentTab = (typeof paymentTabs)[number]

export const isPaymentTab = (tab: unknown): tab is PaymentTab =>
  paymentTabs.some((one) => one === tab)

/** Returns the current tab. */
export function ordersTab({ status, payment_method, payment_state }: AdminOrdersSearch): OrdersTab {
  if (isPaymentTab(payment_state)) return payment_state
  if (status === 'pending' && payment_method === 'cod') return 'queue'
  return status ?? 'all'
}

/** True for tabs that set a payment filter themselves. */
const setsPayment = (tab: OrdersTab) => tab === 'queue' || isPaymentTab(tab)

/**
 * Returns the search parameters of a tab. Text, days and sort stay, the page starts at 1. Payment filters
 * stay too, unless the old or the new tab sets one.
 */
export function tabSearch(search: AdminOrdersSearch, tab: OrdersTab): AdminOrdersSearch {
  const { status: _, page: __, payment_method, payment_state, ...rest } = search
  if (tab === 'queue') return { ...rest, status: 'pending', payment_method: 'cod' }
  if (isPaymentTab(tab)) return { ...rest, payment_state: tab }
  const keeps = !setsPayment(ordersTab(search))
  return {
    ...rest,
    ...(tab !== 'all' && { status: tab }),
    ...(keeps && payment_method && { payment_method }),
    ...(keeps && payment_state && { payment_state }),
  }
}

/** Returns the search parameters that the tab itself sets. */
export const tabOnly = (search: AdminOrdersSearch) => tabSearch({}, ordersTab(search))
