import type { MergeOrdersRequest, MergeProblem } from '@/api/generated/model'
import { mergedBillTerms } from '@/domain/order/terms'
import { pickFields } from '@/lib/description'
import type { Database } from '../db/database'
import type { OrderRow, RowOf } from '../db/tables'
import { isOutdated, nextVersion } from '../rules/lists'
import { amountsOf, paymentAfter, undoMs } from '../rules/orders'
import { refusal, throwRefusal } from './answers'
import { mergeProblemsOf, orderOf } from './serialize/order'

type Author = { by: string; now: Date }

const texts: Readonly<Record<MergeProblem, string>> = {
  name: 'Hai đơn khác tên người nhận. Hãy hỏi khách, rồi sửa một đơn cho trùng.',
  phone: 'Hai đơn khác số điện thoại. Hãy hỏi khách, rồi sửa một đơn cho trùng.',
  address: 'Hai đơn khác địa chỉ. Hãy hỏi khách, rồi sửa một đơn cho trùng.',
  sent: 'Có đơn đã bàn giao hoặc đã đóng. Hãy gửi riêng.',
  voucher: 'Đơn chuyển đi có mã giảm giá. Hãy gộp theo chiều ngược lại.',
  payment:
    'Hai đơn thanh toán khác nhau, hoặc có đơn chưa rõ tiền. Vui lòng kiểm tra thanh toán, hoặc gửi riêng.',
  exchange: 'Có đơn gửi hàng đổi. Hãy gửi riêng.',
}

/**
 * Adds the lines of the order `order_id` to the order `id`, and cancels the order `order_id` (Product
 * §10.24). The cancelled order keeps its lines as a record. The stock does not change, because the pieces
 * only belong to the other order now.
 */
export function mergeOrders(
  db: Database,
  id: number,
  { order_id, order_updated_at, updated_at, quoted_total }: MergeOrdersRequest,
  author: Author,
): OrderRow {
  const kept = db.find('orders', id) ?? throwRefusal('mergeOrders', 'notFound')
  const gone = db.find('orders', order_id)
  if (!gone || gone.id === kept.id) throw refusal('mergeOrders', 'notFound')
  if (isOutdated(updated_at, kept.updated_at) || isOutdated(order_updated_at, gone.updated_at))
    throw refusal('mergeOrders', 'conflict')
  const problems = mergeProblemsOf(db, kept, gone)
  if (problems.length > 0)
    throw refusal('mergeOrders', 'notAllowed', { order_id: problems.map((name) => texts[name]) })
  const { bill, granted } = mergedBillTerms(orderOf(db, kept), orderOf(db, gone))
  if (typeof quoted_total === 'number' && quoted_total !== bill.total)
    throw refusal('mergeOrders', 'billChanged', undefined, bill)
  return db.transaction(() => {
    const { by, now } = author
    const own = db.where('order_items', 'order_id', kept.id).length
    const added = db.where('order_items', 'order_id', gone.id).map(({ id: _, ...item }, index) =>
      db.insert('order_items', {
        ...item,
        order_id: kept.id,
        granted: [...(granted[own + index] ?? [])],
      }),
    )
    const versions = [kept, gone].map((order) => nextVersion(order.updated_at, now)).toSorted()
    const version = versions[1] ?? ''
    db.insert('order_merges', {
      order_id: gone.id,
      into_id: kept.id,
      credit: kept.payment_status === 'successful' ? bill.total - kept.total_amount : 0,
      item_ids: added.map((item) => item.id),
      bill: { lines: kept.bill_lines, total: kept.total_amount },
      ...pickFields(kept, ['placed', 'note']),
      ...pickFields(gone, ['status', 'payment_status']),
      version,
    })
    const payment = { status: gone.payment_status, approval: null }
    const payment_status = paymentAfter('cancelled', gone.payment_method, payment)
    setState(db, gone, { status: 'cancelled', payment_status, updated_at: version })
    const closed = { status: 'cancelled', note: `Đã gộp vào đơn ${kept.code}.` } as const
    db.insert('order_events', { order_id: gone.id, ...closed, at: version, by })
    const text = `Đã gộp đơn ${gone.code} vào đơn này.`
    db.insert('order_notes', { order_id: kept.id, text, at: version, by })
    return db.update('orders', kept.id, {
      ...amountsOf(bill),
      placed: [],
      note: [kept.note, gone.note].filter(Boolean).join('\n'),
      updated_at: version,
    })
  })
}

type Merge = RowOf<'order_merges'>

/** Sets the status of an order, and of its payment. */
function setState(
  db: Database,
  { id }: OrderRow,
  state: Pick<OrderRow, 'status' | 'payment_status' | 'updated_at'>,
): OrderRow {
  for (const { payment_id } of db.where('payments', 'order_id', id))
    db.update('payments', payment_id, { status: state.payment_status })
  return db.update('orders', id, state)
}

/**
 * Returns the merge that closed an order, if staff can undo the merge. They can do so while the merge is
 * recent and neither order has changed since.
 */
export function mergeToUndo(db: Database, gone: OrderRow, now: Date): Merge | undefined {
  const [merge] = db.where('order_merges', 'order_id', gone.id)
  if (!merge || now.getTime() - Date.parse(merge.version) > undoMs) return undefined
  const versions = [gone, db.get('orders', merge.into_id)].map((order) => order.updated_at)
  return versions.every((version) => version === merge.version) ? merge : undefined
}

/**
 * Undoes a merge, so that both orders are as they were before. Returns the order that the merge had closed.
 */
export function undoMerge(
  db: Database,
  gone: OrderRow,
  { merge, by, now }: Author & { merge: Merge },
): OrderRow {
  return db.transaction(() => {
    const kept = db.get('orders', merge.into_id)
    const { bill, placed, note, status, payment_status } = merge
    const updated_at = nextVersion(merge.version, now)
    for (const id of merge.item_ids) db.remove('order_items', id)
    const last = db.where('order_events', 'order_id', gone.id).at(-1)
    if (last) db.remove('order_events', last.id)
    db.remove('order_merges', merge.id)
    const text = `Đã hoàn tác việc gộp đơn ${gone.code} vào đơn ${kept.code}.`
    for (const { id: order_id } of [kept, gone])
      db.insert('order_notes', { order_id, text, by, at: updated_at })
    db.update('orders', kept.id, { ...amountsOf(bill), placed, note, updated_at })
    return setState(db, gone, { status, payment_status, updated_at })
  })
}
