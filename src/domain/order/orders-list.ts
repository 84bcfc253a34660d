import * as v from 'valibot'
import type { OrderStatus, PaymentMethod, PaymentState } from '@/api/generated/model'
import { dayInUrl, inOrder, listSearch } from '@/lib/list-address'
import { optionalIfValid } from '@/lib/schema'
import { orderWork } from './description'

/**
 * Every status, in the order in which an order passes through them; the tabs of the back office
 * (Product §10).
 */
export const orderStatuses = orderWork.status.values

export const paymentMethods = ['cod', 'paypal'] as const satisfies PaymentMethod[]

/** How payments stand, as filters; `unclear` and `owed` are tabs. */
export const paymentStates = [
  'pending',
  'successful',
  'failed',
  'cancelled',
] as const satisfies PaymentState[]

/** What tabs show of payments: money that somebody has to look at, and cash that carriers still have. */
const paymentTabs = ['unclear', 'owed'] as const satisfies PaymentState[]

/** Search parameters of the list of orders. A range with its last day first is turned round. */
export const adminOrdersSearch = v.pipe(
  v.object({
    ...listSearch(['created', '-created', 'total', '-total']),
    status: optionalIfValid(v.picklist(orderStatuses)),
    payment_method: optionalIfValid(v.picklist(paymentMethods)),
    payment_state: optionalIfValid(v.picklist([...paymentStates, ...paymentTabs])),
    /** Days of the shop, both included. */
    from: optionalIfValid(dayInUrl),
    to: optionalIfValid(dayInUrl),
  }),
  v.transform(inOrder),
)
export type AdminOrdersSearch = v.InferOutput<typeof adminOrdersSearch>

/**
 * Tabs above the list: all orders, one for each status, the queue of cash orders that wait for a call, and
 * those of payments.
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

/** True for tabs that set a filter of payment themselves. */
const setsPayment = (tab: OrdersTab) => tab === 'queue' || isPaymentTab(tab)

/**
 * Returns the search parameters of a tab: text, days and sort stay, the page starts at 1. The payment filters
 * stay as well, unless a tab that sets one is left or entered.
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

/** Returns what the tab itself asks for. */
export const tabOnly = (search: AdminOrdersSearch) => tabSearch({}, ordersTab(search))
