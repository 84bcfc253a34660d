// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import { statusCountShape, adminOrderRowShape } from './admin-orders.gen.ts'
import { paymentMethodShape } from './orders.gen.ts'
import type { AnswerShape, Shape } from './shape.ts'

const kpiShape: Shape = { fields: { current: 'number', previous: 'number' } }
const revenuePointShape: Shape = { fields: { date: 'text', revenue: 'whole', orders: 'whole' } }
const paymentSplitShape: Shape = {
  fields: { payment_method: paymentMethodShape, orders: 'whole', revenue: 'whole' },
}
const topProductShape: Shape = {
  fields: {
    id: 'whole',
    name: 'text',
    image: { orNull: 'image' },
    quantity: 'whole',
    revenue: 'whole',
  },
  defaults: { image: null },
}
const dashboardWorkShape: Shape = {
  fields: {
    pending: 'whole',
    processing: 'whole',
    returns: 'whole',
    unclear: 'whole',
    low_stock: 'whole',
  },
}
const owedCashShape: Shape = {
  fields: { orders: 'whole', amount: 'whole', since: { orNull: 'moment' } },
  defaults: { since: null },
}
const dashboardShape: Shape = {
  fields: {
    revenue: kpiShape,
    orders: kpiShape,
    average_value: kpiShape,
    cancellation_rate: kpiShape,
    revenue_by_day: { list: revenuePointShape },
    status_counts: { list: statusCountShape },
    payment_split: { list: paymentSplitShape },
    top_products: { list: topProductShape },
    recent_orders: { list: adminOrderRowShape },
    work: dashboardWorkShape,
    owed_cash: owedCashShape,
  },
  optional: ['work', 'owed_cash'],
  defaults: {
    revenue_by_day: [],
    status_counts: [],
    payment_split: [],
    top_products: [],
    recent_orders: [],
  },
}

export const adminDashboardAnswer: AnswerShape = {
  operation: 'adminDashboard',
  personal: true,
  data: dashboardShape,
}
