import type {
  DashboardWork,
  Kpi,
  PaymentSplit,
  RevenuePoint,
  TopProduct,
} from '@/api/generated/model'
import { isOpenReturn } from '@/domain/returns/returns'
import { addDays, shopDay } from '@/lib/dates'
import type { Database } from '../db/database'
import type { OrderItemRow, OrderRow } from '../db/tables'
import type { HandlersOf } from '../pipeline/backend'
import { byCreation, dayCount, daysBetween, dayRangeTest } from '../rules/lists'
import { orderStatuses } from '../rules/orders'
import { paymentDoubts } from './admin-orders'
import { prepareUnclearPayments } from './admin-payments'
import { fillReturnQueue } from './admin-returns'
import { refusal, success } from './answers'
import { owedCash } from './cash'
import { filteredProducts } from './product-list'
import { adminOrderRowOf } from './serialize/order'

const limits = { topProducts: 5, recentOrders: 8 } as const

function topProducts(db: Database, orders: readonly OrderRow[]): TopProduct[] {
  const items = sold(orders).flatMap(({ id }) => db.where('order_items', 'order_id', id))
  return salesByProduct(items)
    .slice(0, limits.topProducts)
    .map((sales) => ({ ...sales, image: db.find('products', sales.id)?.images[0] ?? null }))
}

function workOf(db: Database): DashboardWork {
  const { orders, order_returns } = db.tables
  const inStatus = (status: OrderRow['status']) =>
    orders.filter((order) => order.status === status).length
  return {
    pending: inStatus('pending'),
    processing: inStatus('processing'),
    returns: order_returns.filter(isOpenReturn).length,
    unclear: paymentDoubts(db).size,
    low_stock: filteredProducts(db, { stock: 'low', status: 'active' }).length,
  }
}

export const adminDashboardHandlers = {
  adminDashboard({ db, query, now, switches }) {
    prepareUnclearPayments(db, switches)
    if (switches.has('returns.open')) fillReturnQueue(db, now)
    if (!isValidRange(query)) {
      throw refusal('adminDashboard', 'invalid', {
        from: ['Chọn ngày kết thúc từ ngày bắt đầu trở đi'],
      })
    }
    // A merged order counts once: its lines count in the order that took them.
    const merged = new Set(db.tables.order_merges.map(({ order_id }) => order_id))
    const orders = db.tables.orders.filter(({ id }) => !merged.has(id))
    const current = ordersIn(orders, query)
    const newest = orders.toSorted((a, b) => byCreation(b, a))
    return success({
      ...kpisOf(current, ordersIn(orders, rangeBefore(query))),
      revenue_by_day: revenueByDay(current, query),
      status_counts: orderStatuses.map((status) => ({
        status,
        count: current.filter((order) => order.status === status).length,
      })),
      payment_split: paymentSplit(current),
      top_products: topProducts(db, current),
      recent_orders: newest
        .slice(0, limits.recentOrders)
        .map((order) => adminOrderRowOf(db, order)),
      work: workOf(db),
      owed_cash: owedCash(db),
    })
  },
} satisfies HandlersOf<'admin-dashboard'>

/**
 * A range of days. The figures of a range have these meanings (Product §10.3.1f): `revenue` is the total of
 * the orders that are not cancelled, even if goods came back later. For a day and for a payment method,
 * `orders` counts the orders that are not cancelled. For the whole range, `orders` counts all placed orders.
 */

export type DayRange = { from: string; to: string }

const maxDays = 366

function isValidRange({ from, to }: DayRange): boolean {
  // Counts the days without listing them, because a list of very many days would block all other requests.
  const days = dayCount(from, to)
  return days > 0 && days <= maxDays
}

function rangeBefore({ from, to }: DayRange): DayRange {
  return { from: addDays(from, -dayCount(from, to)), to: addDays(from, -1) }
}

function ordersIn(orders: readonly OrderRow[], range: DayRange): readonly OrderRow[] {
  const isWithin = dayRangeTest(range)
  return orders.filter(({ created_at }) => isWithin(created_at))
}

function sold(orders: readonly OrderRow[]): readonly OrderRow[] {
  return orders.filter(({ status }) => status !== 'cancelled')
}

function revenueOf(orders: readonly OrderRow[]): number {
  return sold(orders).reduce((sum, { total_amount }) => sum + total_amount, 0)
}

function averageOf(orders: readonly OrderRow[]): number {
  const { length } = sold(orders)
  return length === 0 ? 0 : Math.round(revenueOf(orders) / length)
}

function cancellationRate(orders: readonly OrderRow[]): number {
  return orders.length === 0 ? 0 : 1 - sold(orders).length / orders.length
}

export function kpisOf(current: readonly OrderRow[], previous: readonly OrderRow[]) {
  const both = (figure: (orders: readonly OrderRow[]) => number): Kpi => ({
    current: figure(current),
    previous: figure(previous),
  })
  return {
    revenue: both(revenueOf),
    orders: both(({ length }) => length),
    average_value: both(averageOf),
    cancellation_rate: both(cancellationRate),
  }
}

export function revenueByDay(orders: readonly OrderRow[], { from, to }: DayRange): RevenuePoint[] {
  const byDay = Map.groupBy(orders, ({ created_at }) => shopDay(new Date(created_at)))
  return daysBetween(from, to).map((date) => {
    const ofDay = byDay.get(date) ?? []
    return { date, revenue: revenueOf(ofDay), orders: sold(ofDay).length }
  })
}

export function paymentSplit(orders: readonly OrderRow[]): PaymentSplit[] {
  return (['cod', 'paypal'] as const).map((payment_method) => {
    const paid = sold(orders).filter((order) => order.payment_method === payment_method)
    return { payment_method, orders: paid.length, revenue: revenueOf(paid) }
  })
}

type Sales = { id: number; name: string; quantity: number; revenue: number }

function salesByProduct(items: readonly OrderItemRow[]): Sales[] {
  const sales = new Map<number, Sales>()
  for (const { product_id: id, product_name: name, quantity, price } of items) {
    const known = sales.get(id) ?? { id, name, quantity: 0, revenue: 0 }
    sales.set(id, {
      ...known,
      quantity: known.quantity + quantity,
      revenue: known.revenue + quantity * price,
    })
  }
  return [...sales.values()].toSorted((a, b) => b.quantity - a.quantity || b.revenue - a.revenue)
}
