import type { PaymentDoubt } from '@/api/generated/model'
import { areDuplicateOrders, isOpenOrder } from '@/domain/order/doubles'
import { phoneDigits } from '@/lib/kinds/phone'
import type { Operations } from '../contract/operations.gen'
import type { Database } from '../db/database'
import type { OrderRow } from '../db/tables'
import type { HandlersOf } from '../pipeline/backend'
import { byCreation, isOutdated, pageOf, parseSort, dayRangeTest } from '../rules/lists'
import { allowedTransitions, orderStatuses, orderInputOf } from '../rules/orders'
import { paymentDoubtOf } from '../rules/payments'
import { accountOf, ordersOfCustomer, refusedCounter, searchTest } from './admin-customers'
import { prepareUnclearPayments } from './admin-payments'
import { refusal, throwRefusal, success } from './answers'
import { judgedOf, owedCash, owedOrders, settleOrder } from './cash'
import { moveOrder, tryOrderMove } from './order-moves'
import { checkAndPlaceOrder } from './place-order'
import { adminOrderOf, adminOrderRowOf } from './serialize/order'
import { foldOnce } from './shop-view'

type Query = Operations['adminOrders']['query']

/** Returns a test that tells whether an order's code, name or phone number contains a text. */
export function orderTextTest(q: string): (order: OrderRow) => boolean {
  const fits = searchTest(q)
  return ({ code, full_name, phone }) => fits(foldOnce(`${code} ${full_name}`), phoneDigits(phone))
}

/**
 * Returns the orders that pass all filters except the filter by status, which belongs to the tabs. Days are
 * in the shop's time zone.
 */
function filtered({ tables }: Pick<Database, 'tables'>, query: Query): readonly OrderRow[] {
  const { q = '', customer, payment_method, from, to } = query
  const hasText = orderTextTest(q)
  const isWithin = dayRangeTest({ from, to })
  const orders = customer === undefined ? tables.orders : ordersOfCustomer(tables, customer)
  return orders.filter(
    (order) =>
      (payment_method === undefined || order.payment_method === payment_method) &&
      isWithin(order.created_at) &&
      hasText(order),
  )
}

function sorted(orders: readonly OrderRow[], sort: NonNullable<Query['sort']>) {
  const { column, direction } = parseSort(sort)
  return orders.toSorted((a, b) => {
    const order = column === 'total' ? a.total_amount - b.total_amount : 0
    return direction * (order || byCreation(a, b))
  })
}

function countsOf(orders: readonly OrderRow[]) {
  const counts = new Map(orderStatuses.map((status) => [status, 0]))
  for (const { status } of orders) counts.set(status, (counts.get(status) ?? 0) + 1)
  return Array.from(counts, ([status, count]) => ({ status, count }))
}

/**
 * Returns a function that counts, for an order, the other open orders that look like the same purchase
 * (Product §10.24).
 */
function doublesBeside(orders: readonly OrderRow[]): (order: OrderRow) => number {
  const open = Map.groupBy(orders.filter(isOpenOrder), ({ phone }) => phoneDigits(phone))
  return (order) =>
    (open.get(phoneDigits(order.phone)) ?? []).filter((other) => areDuplicateOrders(order, other))
      .length
}

/**
 * Returns, by the id of the order, the reason why the order's payment is unclear. Orders with a clear payment
 * are absent.
 */
export function paymentDoubts(db: Database): ReadonlyMap<number, PaymentDoubt> {
  return new Map(
    db.tables.payments.flatMap((payment) => {
      const doubt = paymentDoubtOf(judgedOf(db, payment))
      return doubt ? [[payment.order_id, doubt] as const] : []
    }),
  )
}

export const adminOrdersHandlers: HandlersOf<'admin-orders'> = {
  adminOrders({ db, query, switches }) {
    prepareUnclearPayments(db, switches)
    const { status, payment_state, sort = '-created', ...filters } = query
    const { orders } = db.tables
    const doubts = paymentDoubts(db)
    const owed = new Set(owedOrders(db).map(({ id }) => id))
    // Some tabs are not about an order status, such as the tab of unclear payments. The counts of such tabs
    // ignore the filter by payment method, as the contract says.
    const ordersOf = (ids: { has: (id: number) => boolean }) =>
      filtered(
        { tables: { ...db.tables, orders: orders.filter(({ id }) => ids.has(id)) } },
        { ...filters, payment_method: undefined },
      )
    const all = filtered(db, filters)
    const found = payment_state
      ? all.filter((order) =>
          payment_state === 'unclear'
            ? doubts.has(order.id)
            : payment_state === (owed.has(order.id) ? 'owed' : order.payment_status),
        )
      : all
    const inTab = found.filter((order) => status === undefined || order.status === status)
    const { items, pagination } = pageOf(sorted(inTab, sort), query)
    const refused = refusedCounter(orders)
    const doubles = doublesBeside(orders)
    return success({
      orders: items.map((order) => ({
        ...adminOrderRowOf(db, order),
        refused_count: refused(order),
        double_count: doubles(order),
        payment_doubt: doubts.get(order.id) ?? null,
      })),
      counts: countsOf(found),
      unclear_count: ordersOf(doubts).length,
      owed_count: ordersOf(owed).length,
      owed_amount: owedCash(db, ordersOf(owed)).amount,
      pagination,
    })
  },

  createAdminOrder({ db, body, user, now, switches }) {
    const { customer = null, is_paid: isPaid = false, ...order } = body
    const account = customer === null ? null : accountOf(db.tables, customer)
    const input = orderInputOf({ ...order, payment_method: 'cod' })
    const placed = checkAndPlaceOrder(
      { db, now, switches },
      {
        operation: 'createAdminOrder',
        input: { ...input, email: input.email ?? account?.email ?? null },
        quotedTotal: order.quoted_total,
        userId: account?.id ?? null,
        by: user.full_name,
        isPaid,
      },
    )
    return success(adminOrderOf(db, placed), 'Đã tạo đơn hàng')
  },

  adminOrder({ db, params, switches }) {
    prepareUnclearPayments(db, switches)
    const order = db.find('orders', params.id) ?? throwRefusal('adminOrder', 'notFound')
    return success(adminOrderOf(db, order))
  },

  transitionOrder({ db, params, body, user, now }) {
    const order = db.find('orders', params.id) ?? throwRefusal('transitionOrder', 'notFound')
    if (isOutdated(body.updated_at, order.updated_at)) throw refusal('transitionOrder', 'conflict')
    const { status } = body
    const note = body.reason?.trim() ?? ''
    if (!allowedTransitions(order.status).includes(status)) {
      throw refusal('transitionOrder', 'notAllowed', 'status')
    }
    if (status === 'cancelled' && !note) {
      throw refusal('transitionOrder', 'notAllowed', { reason: ['Vui lòng nhập lý do hủy đơn'] })
    }
    const { shipment } = body
    const moved = moveOrder(db, order, { status, note, by: user.full_name, now, shipment })
    return success(adminOrderOf(db, moved), 'Cập nhật đơn hàng thành công')
  },

  moveOrders({ db, body, user, now }) {
    const outcomes = body.orders.map((order) => tryOrderMove({ db, user, now }, body.move, order))
    return success({ outcomes })
  },

  settleCash({ db, body, user, now }) {
    const statement = body.statement.trim()
    const outcomes = body.orders.map((order) => settleOrder({ db, user, now }, statement, order))
    return success({ outcomes })
  },

  addOrderNote({ db, params, body, user, now }) {
    const order = db.find('orders', params.id) ?? throwRefusal('addOrderNote', 'notFound')
    const text = body.text.trim()
    if (!text) throw refusal('addOrderNote', 'invalid', { text: ['Vui lòng nhập ghi chú'] })
    const at = now.toISOString()
    db.insert('order_notes', { order_id: order.id, text, at, by: user.full_name })
    return success(adminOrderOf(db, order), 'Thêm ghi chú thành công')
  },
}
