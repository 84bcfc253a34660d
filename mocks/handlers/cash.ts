import type { CashOutcome, OwedCash, ReturnRefundRequest, SettledCash } from '@/api/generated/model'
import { carrierDebt } from '@/domain/carriers/statement'
import type { Database } from '../db/database'
import type {
  CashSettlementRow,
  OrderEventRow,
  OrderRefundRow,
  OrderRow,
  PaymentRow,
} from '../db/tables'
import { nextVersion } from '../rules/lists'
import type { JudgedPayment } from '../rules/payments'

/** Returns an order with the facts that its cash is calculated from. */
export function cashFactsOf(db: Database, order: OrderRow): CashFacts {
  const [payment] = db.where('payments', 'order_id', order.id)
  const events = db.where('order_events', 'order_id', order.id)
  return { order, payment, events, settlements: db.where('cash_settlements', 'order_id', order.id) }
}

/** Returns the orders whose cash the carriers still owe to the shop. */
export function owedOrders(db: Database): readonly OrderRow[] {
  return db.tables.orders.filter(
    (order) => order.status === 'delivered' && carrierDebt(cashOf(cashFactsOf(db, order))) > 0,
  )
}

/**
 * Returns the cash that carriers collected for these orders and still owe: the number of orders, the sum in
 * whole VND, and the time since when the oldest cash is owed.
 */
export function owedCash(db: Database, orders = owedOrders(db)): OwedCash {
  const owed = orders.flatMap((order) => cashOf(cashFactsOf(db, order)) ?? [])
  const since = owed.map((cash) => cash.since).toSorted()
  return {
    orders: owed.length,
    amount: owed.reduce((sum, cash) => sum + carrierDebt(cash), 0),
    since: since[0] ?? null,
  }
}

const texts = {
  same: 'Đã đối soát',
  notCollected: 'Đơn này không có tiền thu hộ. Hãy bỏ khỏi bảng kê.',
  otherAmount: 'Bảng kê này đã ghi số tiền khác cho đơn. Vui lòng kiểm tra lại.',
  settled: 'Đơn này đã đối soát đủ. Vui lòng kiểm tra lại bảng kê.',
} as const

/**
 * Records that a carrier's statement pays this amount for an order. If the statement already contains the
 * amount, nothing is added. A refused amount throws no error: the result contains the reason.
 */
export function settleOrder(
  { db, now, user }: { db: Database; now: Date; user: { full_name: string } },
  statement: string,
  { id, amount }: SettledCash,
): CashOutcome {
  const order = db.find('orders', id)
  if (!order)
    return { id, ok: false, message: 'Không tìm thấy đơn hàng. Vui lòng kiểm tra lại mã đơn.' }
  const problem = settleProblem(cashFactsOf(db, order), statement, { amount })
  if (problem) return { id, ok: problem === 'same', message: texts[problem] }
  const by = user.full_name
  db.transaction(() => {
    const at = now.toISOString()
    db.insert('cash_settlements', { order_id: id, statement, amount, at, by })
    db.update('orders', id, { updated_at: nextVersion(order.updated_at, now) })
  })
  return { id, ok: true, message: texts.same }
}

/** An order with the facts that its cash is calculated from. */
export type CashFacts = {
  order: OrderRow
  payment: Pick<PaymentRow, 'is_prepaid'> | undefined
  events: readonly Pick<OrderEventRow, 'status' | 'at'>[]
  settlements: readonly CashSettlementRow[]
}

/**
 * Returns the cash that the courier collected for an order, and the part that reached the shop. Null for an
 * order without collected cash (Product §10.22).
 */
export function cashOf({ order, payment, events, settlements }: CashFacts) {
  const isCollected =
    order.status === 'delivered' &&
    order.payment_method === 'cod' &&
    order.total_amount > 0 &&
    !payment?.is_prepaid
  if (!isCollected) return null
  return {
    due: order.total_amount,
    received: settlements.reduce((sum, { amount }) => sum + amount, 0),
    since: events.findLast(({ status }) => status === 'delivered')?.at ?? order.updated_at,
  }
}

/**
 * Returns `same` when the statement already has this amount. Returns a reason if the amount is refused, and
 * null if the amount can be recorded.
 */
function settleProblem(
  delivered: CashFacts,
  statement: string,
  { amount }: Pick<SettledCash, 'amount'>,
): 'same' | 'notCollected' | 'otherAmount' | 'settled' | null {
  const known = delivered.settlements.find((one) => one.statement === statement)
  if (known) return known.amount === amount ? 'same' : 'otherAmount'
  const cash = cashOf(delivered)
  if (!cash) return 'notCollected'
  return carrierDebt(cash) === 0 ? 'settled' : null
}

/** Returns a payment with the facts that decide whether it is unclear. */
export function judgedOf(db: Database, payment: PaymentRow): JudgedPayment {
  const { order_id } = payment
  return {
    payment,
    order: db.get('orders', order_id),
    refunds: db.where('order_refunds', 'order_id', order_id),
    returns: db.where('order_returns', 'order_id', order_id),
    mergedCredit: db.where('order_merges', 'order_id', order_id)[0]?.credit ?? 0,
  }
}

/** Records a refund of a return, or of a cancelled order. */
export function insertRefund(
  db: Database,
  of: Pick<OrderRefundRow, 'order_id' | 'return_id'>,
  { method, amount, reference = '' }: ReturnRefundRequest,
  now: Date,
): void {
  const at = now.toISOString()
  db.insert('order_refunds', { ...of, method, amount, reference: reference.trim(), at })
}
