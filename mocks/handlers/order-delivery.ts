import { canChangeDelivery, keepsTotal } from '@/domain/order/status'
import type { Database } from '../db/database'
import type { OrderRow } from '../db/tables'
import type { Backend } from '../pipeline/backend'
import { formatAddress } from '../rules/addresses'
import { recipientErrors, tidyRecipient } from '../rules/order-request'
import { amountsOf, billOfRow, type Grant, grantOf } from '../rules/orders'
import { nextVersion } from '../rules/versions'
import type { WorldSwitch } from '../scenarios/names'
import { servedModel } from './address'
import { hasErrors, refusal, success } from './answers'
import { ownOrder } from './order-lookup'
import { orderOf } from './serialize/order'

/** Who receives an order, and where, until it is shipped. */
export const orderDeliveryHandlers = {
  changeDelivery({ db, params, body, user, now, switches }) {
    const { order_phone, quoted_total } = body
    // The new phone is a proof as well: it is the order's by now where the answer of an earlier try was lost.
    const phones = [order_phone ?? '', body.phone]
    const order = ownOrder(db, params.code, { user, phones, now })
    const recipient = tidyRecipient(body)
    const changed = { ...order, ...recipient }
    if (textOf(changed) === textOf(order)) return success({ order: orderOf(db, order) })
    if (order.status === 'cancelled') throw refusal('changeDelivery', 'alreadyCancelled')
    if (!canChangeDelivery(order)) throw refusal('changeDelivery', 'alreadyShipped')
    const errors = recipientErrors(servedModel(switches), recipient)
    if (hasErrors(errors)) throw refusal('changeDelivery', 'invalid', errors)
    const bill = billAfter(order, grantOf(order), switches)
    if (typeof quoted_total === 'number' && quoted_total !== bill.total) {
      throw refusal('changeDelivery', 'billChanged', undefined, bill)
    }
    const updated = db.transaction(() => {
      noteChange(db, order, user?.full_name ?? order.full_name, now)
      const updated_at = nextVersion(order.updated_at, now)
      return db.update('orders', order.id, { ...recipient, ...amountsOf(bill), updated_at })
    })
    return success({ order: orderOf(db, updated) }, 'Đã đổi nơi nhận')
  },
} satisfies Partial<Backend>

/** Returns the bill of an order that is changed, with what its coupon takes off, and with its delivery. */
export function billAfter(
  order: OrderRow,
  grant: Grant | null,
  switches: ReadonlySet<WorldSwitch>,
) {
  const isDearer = switches.has('bill.changed') && !keepsTotal(order)
  const exchanged = order.exchange_of === null ? null : ''
  return billOfRow({ ...order, ...(isDearer && { shipping_amount: 45_000 }) }, exchanged, grant)
}

/** Staff may have printed the old address. */
function noteChange(db: Database, order: OrderRow, by: string, now: Date): void {
  const text = `Khách hàng đã đổi nơi nhận. Trước đó: ${textOf(order)}.`
  const id = db.nextId('order_notes')
  db.insert('order_notes', { id, order_id: order.id, text, at: now.toISOString(), by })
}

function textOf(order: OrderRow): string {
  return [order.full_name, order.phone, formatAddress(order)].join(' · ')
}
