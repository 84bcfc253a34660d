import type { LowStock, TopProduct } from '@/api/generated/model'
import { picked } from '@/lib/description'
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
import { isLow } from '../rules/stock'
import { refusal, success } from './answers'
import { owedCash } from './cash'
import { adminOrderRowOf } from './serialize/order'

const limits = { topProducts: 5, lowStock: 10, recentOrders: 8 } as const

function topProducts(db: Database, orders: readonly OrderRow[]): TopProduct[] {
  const items = sold(orders).flatMap(({ id }) => db.where('order_items', 'order_id', id))
  return salesByProduct(items)
    .slice(0, limits.topProducts)
    .map((sales) => ({ ...sales, image: db.find('products', sales.id)?.images[0] ?? null }))
}

function lowStock(db: Database): LowStock[] {
  const active = db.tables.variants.filter(
    ({ stock, product_id }) => isLow(stock) && db.get('products', product_id).status === 'active',
  )
  return active
    .toSorted((a, b) => a.stock - b.stock || a.id - b.id)
    .slice(0, limits.lowStock)
    .map((variant) => ({
      product_id: variant.product_id,
      name: db.get('products', variant.product_id).name,
      ...picked(variant, ['color', 'size', 'stock']),
    }))
}

export const adminDashboardHandlers = {
  adminDashboard({ db, query }) {
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
      low_stock: lowStock(db),
      recent_orders: newest
        .slice(0, limits.recentOrders)
        .map((order) => adminOrderRowOf(db, order)),
      owed_cash: owedCash(db),
    })
  },
} satisfies HandlersOf<'admin-dashboard'>
