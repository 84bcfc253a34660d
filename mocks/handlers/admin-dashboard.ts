import type { DashboardWork, TopProduct } from '@/api/generated/model'
import { isOpen } from '@/domain/returns/returns'
import type { Database } from '../db/database'
import type { OrderRow } from '../db/tables'
import type { HandlersOf } from '../pipeline/backend'
import {
  isValidRange,
  kpisOf,
  ordersIn,
  paymentSplit,
  rangeBefore,
  revenueByDay,
  salesByProduct,
  sold,
} from '../rules/figures'
import { byTimes } from '../rules/lists'
import { orderStatuses } from '../rules/orders'
import { doubtsOf } from './admin-orders'
import { prepareUnclear } from './admin-payments'
import { fillQueue } from './admin-returns'
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
    returns: order_returns.filter(isOpen).length,
    unclear: doubtsOf(db).size,
    low_stock: filteredProducts(db, { stock: 'low', status: 'active' }).length,
  }
}

export const adminDashboardHandlers = {
  adminDashboard({ db, query, now, switches }) {
    prepareUnclear(db, switches)
    if (switches.has('returns.open')) fillQueue(db, now)
    if (!isValidRange(query)) {
      throw refusal('adminDashboard', 'invalid', { from: ['Khoảng thời gian không hợp lệ'] })
    }
    const { orders } = db.tables
    const current = ordersIn(orders, query)
    const newest = orders.toSorted((a, b) => byTimes(b, a))
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
