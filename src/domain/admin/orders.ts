import * as v from 'valibot'
import type { OrderStatus, PaymentMethod } from '@/api/generated/model'
import { columnsInUrl } from '@/lib/list-address'
import { optionalIfValid } from '@/lib/schema'
import { adminSearch, dayInUrl } from './list-search'

/** Every status, in the order in which an order passes through them; the tabs of the back office (Product §10). */
export const orderStatuses = [
  'pending',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
] as const satisfies OrderStatus[]

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
