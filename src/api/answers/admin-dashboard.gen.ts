// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import type { AnswerShape, Shape } from './shape.ts'

const kpiShape: Shape = { fields: { current: 'number', previous: 'number' } }
const revenuePointShape: Shape = { fields: { date: 'text', revenue: 'whole', orders: 'whole' } }
const orderStatusShape: Shape = {
  oneOf: ['pending', 'processing', 'shipped', 'delivered', 'cancelled'],
}
const statusCountShape: Shape = { fields: { status: orderStatusShape, count: 'whole' } }
const paymentMethodShape: Shape = { oneOf: ['cod', 'paypal'] }
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
const paymentStatusShape: Shape = { oneOf: ['pending', 'successful', 'failed', 'cancelled'] }
const paymentDoubtShape: Shape = { oneOf: ['no_answer', 'other_amount', 'to_refund'] }
const shipmentShape: Shape = { fields: { carrier: 'text', tracking_number: 'text' } }
const cashSettlementShape: Shape = {
  fields: { statement: 'text', amount: 'whole', at: 'moment', by: 'text' },
}
const collectedCashShape: Shape = {
  fields: {
    due: 'whole',
    received: 'whole',
    since: 'moment',
    shipment: { orNull: shipmentShape },
    settlements: { list: cashSettlementShape },
  },
  optional: ['shipment'],
  defaults: { settlements: [] },
}
const adminOrderRowShape: Shape = {
  fields: {
    id: 'whole',
    code: 'text',
    full_name: 'text',
    phone: 'text',
    address: 'text',
    status: orderStatusShape,
    payment_method: { orNull: paymentMethodShape },
    payment_status: paymentStatusShape,
    payment_doubt: { orNull: paymentDoubtShape },
    cash: { orNull: collectedCashShape },
    refused_count: 'whole',
    item_count: 'whole',
    total_amount: 'whole',
    created_at: { orNull: 'moment' },
    updated_at: 'moment',
  },
  optional: ['address', 'payment_doubt', 'cash', 'refused_count', 'updated_at'],
  defaults: { payment_method: null, payment_status: 'pending', item_count: 0, created_at: null },
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
