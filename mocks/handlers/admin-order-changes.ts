import type { BillLine, FieldErrors, OrderChangeItem } from '@/api/generated/model'
import { canChangeDelivery, hasFixedTotal } from '@/domain/order/status'
import { billTermsAfterChange } from '@/domain/order/terms'
import { pickFields } from '@/lib/description'
import type { Database } from '../db/database'
import type { OrderItemRow, OrderRow } from '../db/tables'
import type { HandlersOf } from '../pipeline/backend'
import { isOutdated, nextVersion } from '../rules/lists'
import { amountsOf, recipientErrors, tidyRecipient } from '../rules/orders'
import { shortageText, unitsTaken } from '../rules/stock'
import { servedAddresses } from './address'
import { hasErrors, refusal, throwRefusal, success } from './answers'
import { goneLineErrors, insertItems, type Line, linesOf, moveStock } from './order-lines'
import { mergeOrders } from './order-merges'
import { billNow } from './orders'
import { adminOrderOf, orderOf } from './serialize/order'

/** A line of the changed order. `id` is null for a new line. */
type ChangedLine = {
  id: number | null
  product_id: number
  variant_id: number
  price: number
  quantity: number
} & ({ kept: OrderItemRow } | { added: Line })

export const adminOrderChangesHandlers: HandlersOf<'admin-order-changes'> = {
  mergeOrders({ db, params, body, now, user }) {
    const merged = mergeOrders(db, params.id, body, { by: user.full_name, now })
    return success(adminOrderOf(db, merged), 'Đã gộp đơn')
  },

  changeAdminOrder({ db, params, body, now, user, switches }) {
    const order = db.find('orders', params.id) ?? throwRefusal('changeAdminOrder', 'notFound')
    if (isOutdated(body.updated_at, order.updated_at)) throw refusal('changeAdminOrder', 'conflict')
    if (!canChangeDelivery(order)) throw refusal('changeAdminOrder', 'alreadyShipped', 'status')
    const own = db.where('order_items', 'order_id', order.id)
    const wanted = changedLines(db, own, body.items)
    const lines = wanted.filter((line) => line !== null)
    const recipient = tidyRecipient(body)
    const errors = {
      ...recipientErrors(servedAddresses(switches), recipient),
      ...goneLineErrors(wanted),
      ...shortageErrors(db, own, lines),
    }
    if (hasErrors(errors)) throw refusal('changeAdminOrder', 'invalid', errors)
    const terms = billTermsAfterChange(orderOf(db, order), lines)
    const bill = billNow(order, terms.bill, switches)
    // In an exchange the credit of the returned goods can exceed the new total, and the shop does not refund
    // the difference. An exchange must therefore keep its subtotal.
    const isOther = order.exchange_of !== null && amountsOf(bill).subtotal !== order.subtotal
    if (hasFixedTotal(order) && (isOther || bill.total !== order.total_amount))
      throw refusal('changeAdminOrder', 'totalFixed', 'items')
    if (typeof body.quoted_total === 'number' && body.quoted_total !== bill.total)
      throw refusal('changeAdminOrder', 'billChanged', undefined, bill)
    const changed = db.transaction(() => {
      const at = now.toISOString()
      moveStock(db, own, lines, { order_id: order.id, by: user.full_name, at })
      writeLines(
        db,
        order,
        own,
        lines.map((line, index) => ({ ...line, granted: [...(terms.granted[index] ?? [])] })),
      )
      return db.update('orders', order.id, {
        ...recipient,
        ...amountsOf(bill),
        placed: order.placed.length > 0 ? order.placed : [placedTerms(order, own)],
        coupon_code: bill.lines.some(({ code }) => code === 'coupon') ? order.coupon_code : null,
        note: body.note.trim(),
        updated_at: nextVersion(order.updated_at, now),
      })
    })
    return success(adminOrderOf(db, changed), 'Đã sửa đơn hàng')
  },
}

function placedTerms({ bill_lines, total_amount }: OrderRow, own: readonly OrderItemRow[]) {
  const items = own.map((item) =>
    pickFields(item, ['id', 'product_id', 'quantity', 'price', 'granted']),
  )
  return { bill: { lines: bill_lines, total: total_amount }, items }
}

/**
 * For each wanted line, returns the order's line that becomes the wanted line, or null for a new line. Each
 * line of the order is used at most once.
 */
function keptItems(
  own: readonly OrderItemRow[],
  wanted: readonly OrderChangeItem[],
): (OrderItemRow | null)[] {
  const left = new Map(own.map((item) => [item.id, item]))
  return wanted.map(({ id }) => {
    const kept = left.get(id ?? 0) ?? null
    if (kept) left.delete(kept.id)
    return kept
  })
}

/** Returns all lines of the order after the change. A new line is null when its variant is not on sale. */
function changedLines(
  db: Database,
  own: readonly OrderItemRow[],
  items: readonly OrderChangeItem[],
): (ChangedLine | null)[] {
  const kept = keptItems(own, items)
  return items.map(({ product_id, variant_id, quantity }, index) => {
    const item = kept[index]
    if (item)
      return {
        ...pickFields(item, ['id', 'product_id', 'variant_id', 'price']),
        kept: item,
        quantity,
      }
    const ids = { product_id: product_id ?? 0, variant_id: variant_id ?? 0 }
    const [added] = linesOf(db, { items: [{ ...ids, quantity }] })
    return added ? { ...ids, id: null, price: added.variant.price, added, quantity } : null
  })
}

/** Returns the errors of lines that need more pieces than the stock has. */
function shortageErrors(
  db: Database,
  own: readonly OrderItemRow[],
  lines: readonly ChangedLine[],
): FieldErrors {
  const taken = unitsTaken(own, lines)
  return Object.fromEntries(
    [...lines.entries()].flatMap(([index, line]) => {
      const stock = db.find('variants', line.variant_id)?.stock ?? 0
      const more = taken.get(line.variant_id) ?? 0
      if (more <= stock || more <= 0) return []
      const held = own.filter(({ variant_id }) => variant_id === line.variant_id)
      const left = held.reduce((sum, { quantity }) => sum + quantity, stock)
      return [[`items.${index}.quantity`, [shortageText(nameOf(line), left)]]]
    }),
  )
}

function nameOf(line: ChangedLine): { name: string; color: string; size: string } {
  if ('added' in line) return { ...line.added.variant, name: line.added.product.name }
  return { ...line.kept, name: line.kept.product_name }
}

function writeLines(
  db: Database,
  order: OrderRow,
  own: readonly OrderItemRow[],
  lines: readonly (ChangedLine & { granted: BillLine[] })[],
): void {
  for (const { id } of own) {
    const kept = lines.find((line) => line.id === id)
    if (kept) db.update('order_items', id, pickFields(kept, ['quantity', 'granted']))
    else db.remove('order_items', id)
  }
  insertItems(
    db,
    order,
    lines.flatMap((line) => ('added' in line ? [{ ...line, ...line.added }] : [])),
  )
}
