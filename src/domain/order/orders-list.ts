import * as v from 'valibot'
import type { OrderStatus, PaymentMethod, PaymentState } from '@/api/generated/model'
import { dayInUrl, withOrderedDays, listSearchSchemas } from '@/lib/list-address'
import { optionalIfValid } from '@/lib/schema'
import { orderWork } from './description'

/**
 * All statuses: the statuses that an order goes through, in their sequence, and then `cancelled`. The order
 * tabs of the back office have the same sequence (Product §10).
 */
export const orderStatuses = orderWork.status.values

export const paymentMethods = ['cod', 'paypal'] as const satisfies PaymentMethod[]

/** The payment states that the filter offers. `unclear` and `owed` are order tabs instead. */
export const paymentFilters = [
  'pending',
  'successful',
  'failed',
  'cancelled',
] as const satisfies PaymentState[]

/**
 * The order tabs for payments that staff must check (`unclear`), and for cash that carriers still owe
 * (`owed`).
 */
const paymentTabs = ['unclear', 'owed'] as const satisfies PaymentState[]

/**
 * The search parameters of the list of orders. If the last day is before the first day, the two are
 * exchanged.
 */
export const adminOrdersSearchSchema = v.pipe(
  v.object({
    ...listSearchSchemas(['created', '-created', 'total', '-total']),
    status: optionalIfValid(v.picklist(orderStatuses)),
    payment_method: optionalIfValid(v.picklist(paymentMethods)),
    payment_state: optionalIfValid(v.picklist([...paymentFilters, ...paymentTabs])),
    /** The first and the last day in the shop's time zone. Both are included. */
    from: optionalIfValid(dayInUrl),
    to: optionalIfValid(dayInUrl),
  }),
  v.transform(withOrderedDays),
)
export type AdminOrdersSearch = v.InferOutput<typeof adminOrdersSearchSchema>

/**
 * The tabs above the list of orders: all orders, one tab for each status, the cash orders that wait for a
 * call (`queue`), and the payment tabs.
 */
export type OrdersTab = OrderStatus | 'all' | 'queue' | PaymentTab
type PaymentTab = (typeof paymentTabs)[number]

export const isPaymentTab = (tab: unknown): tab is PaymentTab =>
  paymentTabs.some((one) => one === tab)

export function ordersTab({ status, payment_method, payment_state }: AdminOrdersSearch): OrdersTab {
  if (isPaymentTab(payment_state)) return payment_state
  if (status === 'pending' && payment_method === 'cod') return 'queue'
  return status ?? 'all'
}

/** Returns true for an order tab that sets a payment filter itself. */
const setsPayment = (tab: OrdersTab) => tab === 'queue' || isPaymentTab(tab)

/**
 * Returns the search parameters after a change of the order tab. Text, days and sort order stay, and page 1
 * is shown. The payment filters stay too, unless the previous or the new tab sets one of them.
 */
export function withOrdersTab(search: AdminOrdersSearch, tab: OrdersTab): AdminOrdersSearch {
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

/** Returns only the search parameters that the current order tab sets. */
export const ordersTabSearch = (search: AdminOrdersSearch) => withOrdersTab({}, ordersTab(search))
