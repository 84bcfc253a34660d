import type { CashOutcome, OwedCash, SettledCash } from '@/api/generated/model'
import { owedOf } from '@/domain/carriers/statement'
import type { Database } from '../db/database'
import type { OrderRow } from '../db/tables'
import { cashOf, type Delivered, settleProblem } from '../rules/cash'
import { nextVersion } from '../rules/versions'

/** An order with what its cash is judged by. */
export function deliveredOf(db: Database, order: OrderRow): Delivered {
  const [payment] = db.where('payments', 'order_id', order.id)
  const events = db.where('order_events', 'order_id', order.id)
  return { order, payment, events, settlements: db.where('cash_settlements', 'order_id', order.id) }
}

/** The orders whose collected cash has not all come. */
export function owedOrders(db: Database): readonly OrderRow[] {
  return db.tables.orders.filter(
    (order) => order.status === 'delivered' && owedOf(cashOf(deliveredOf(db, order))) > 0,
  )
}

export function owedCash(db: Database): OwedCash {
  const owed = owedOrders(db).flatMap((order) => cashOf(deliveredOf(db, order)) ?? [])
  const since = owed.map((cash) => cash.since).toSorted()
  return {
    orders: owed.length,
    amount: owed.reduce((sum, cash) => sum + owedOf(cash), 0),
    since: since[0] ?? null,
  }
}

const texts = {
  same: 'Đã đối soát',
  notCollected: 'Đơn này không có tiền thu hộ',
  otherAmount: 'Bảng kê này đã ghi số tiền khác cho đơn',
  settled: 'Đơn này đã đối soát đủ',
} as const

/** Notes what a statement brought of an order, once. */
export function settleOutcome(
  { db, now, user }: { db: Database; now: Date; user: { full_name: string } },
  statement: string,
  { id, amount }: SettledCash,
): CashOutcome {
  const order = db.find('orders', id)
  if (!order) return { id, ok: false, message: 'Không tìm thấy đơn hàng' }
  const problem = settleProblem(deliveredOf(db, order), statement, { amount })
  if (problem) return { id, ok: problem === 'same', message: texts[problem] }
  const by = user.full_name
  db.transaction(() => {
    const at = now.toISOString()
    const settlement = {
      id: db.nextId('cash_settlements'),
      order_id: id,
      statement,
      amount,
      at,
      by,
    }
    db.insert('cash_settlements', settlement)
    db.update('orders', id, { updated_at: nextVersion(order.updated_at, now) })
  })
  return { id, ok: true, message: texts.same }
}
