import type { Database } from '../db/database'
import type { OrderRow, UserRow } from '../db/tables'
import type { HandlersOf } from '../pipeline/backend'
import { pageOf } from '../rules/lists'
import { tidyRequest } from '../rules/order-request'
import { orderTabs } from '../rules/orders'
import type { WorldSwitch } from '../scenarios/names'
import { refusal, refuse, success } from './answers'
import { orderDeliveryHandlers } from './order-delivery'
import { findByPhone, lookUp } from './order-lookup'
import { moveOrder } from './order-moves'
import { orderReturnsHandlers } from './order-returns'
import { canCapture, capturePaypal, endPaypal, findPaypal, paypalOfToken } from './paypal'
import { takeOrder } from './place-order'
import { orderOf, receiptOf } from './serialize/order'

type PaypalLink = { assetBase: string; headers: Headers }

function createdOf(db: Database, order: OrderRow, link: PaypalLink) {
  const [payment] = db.where('payments', 'order_id', order.id)
  if (!payment) throw new Error(`Order ${order.code} has no payment`)
  const { payment_id, token } = payment
  const redirect_url = token === null ? null : paypalPageUrl(token, link)
  return success(
    { order: orderOf(db, order), payment: { payment_id, redirect_url } },
    'Đặt hàng thành công',
  )
}

/** Returns the URL of the fake approval page. A page on another origin needs the shop's origin to lead back. */
function paypalPageUrl(token: string, { assetBase, headers }: PaypalLink): string {
  const shop = assetBase && headers.get('origin')
  return `${assetBase}/mock/paypal?${new URLSearchParams({ token, ...(shop && { shop }) })}`
}

type Switches = ReadonlySet<WorldSwitch>

function ordersOf(db: Database, user: UserRow, switches: Switches): readonly OrderRow[] {
  if (switches.has('orders.none')) return []
  const own = switches.has('orders.many')
    ? db.tables.orders
    : db.where('orders', 'user_id', user.id)
  return own.toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id)
}

export const ordersHandlers: HandlersOf<'orders'> = {
  createOrder({ db, body, headers, user, now, switches, assetBase }) {
    const tidied = tidyRequest(body)
    const input = { ...tidied, email: tidied.email ?? user?.email ?? null }
    const order = takeOrder(
      { db, now, switches },
      { operation: 'createOrder', input, quotedTotal: body.quoted_total, userId: user?.id ?? null },
    )
    return createdOf(db, order, { assetBase, headers })
  },

  createPaypalOrder({ db, body }) {
    const order = db.find('orders', body.order_id) ?? refuse('createPaypalOrder', 'notFound')
    const [payment] = db.where('payments', 'order_id', order.id)
    const canBePaid = payment?.status === 'pending' || payment?.status === 'successful'
    if (!payment?.token || !canBePaid) {
      throw refusal('createPaypalOrder', 'invalid', 'order_id')
    }
    return success({ order_id: payment.payment_id })
  },

  capturePayment({ db, body, now, switches }) {
    const payment = findPaypal(db, body.payment_id)
    if (!payment || payment.status === 'failed') throw refusal('capturePayment', 'expiredToken')
    const isOver = db.get('orders', payment.order_id).status === 'cancelled'
    if (payment.status === 'cancelled' || (isOver && payment.status === 'pending'))
      throw refusal('capturePayment', 'cancelled')
    const isDeclined = switches.has('payment.failed')
    if (isDeclined) endPaypal(db, payment, { status: 'failed', now })
    if (isDeclined || !canCapture(payment)) {
      throw refusal('capturePayment', 'invalid', 'payment_id')
    }
    const isLate = switches.has('payment.late') && payment.status !== 'successful'
    const order = isLate ? db.get('orders', payment.order_id) : capturePaypal(db, payment, now)
    return success({ status: order.payment_status })
  },

  paypalStatus({ db, query, switches, user }) {
    const payment = paypalOfToken(db, query.token) ?? refuse('paypalStatus', 'expiredToken')
    const order = db.get('orders', payment.order_id)
    const status = switches.has('payment.failed') ? 'failed' : payment.status
    const isReaders = order.user_id === null || order.user_id === user?.id
    return success({ status, order: receiptOf(db, order, isReaders) })
  },

  orders({ db, query, user, switches }) {
    const own = ordersOf(db, user, switches)
    const statuses: readonly string[] | null = query.tab ? orderTabs[query.tab] : null
    const inTab = own.filter(({ status }) => statuses?.includes(status) ?? true)
    const { items, pagination } = pageOf(inTab, query)
    return success({ orders: items.map((order) => orderOf(db, order)), pagination })
  },

  order({ db, params, user, switches }) {
    const [order] = db.where('orders', 'code', params.code)
    const isOwn = order?.user_id === user.id || switches.has('orders.many')
    if (!order || !isOwn) throw refusal('order', 'notFound')
    return success({ order: orderOf(db, order) })
  },

  lookUpOrder({ db, query, now }) {
    return success({ order: orderOf(db, lookUp(db, query.code, [query.phone], now)) })
  },

  claimOrder({ db, body, user, now }) {
    const isFree = ({ user_id }: OrderRow) => user_id === null || user_id === user.id
    const found = findByPhone(db, body.code, { phones: [body.phone], now, isFree })
    if (!found) throw refusal('claimOrder', 'notTheirs', 'phone')
    return success({ order: orderOf(db, db.update('orders', found.id, { user_id: user.id })) })
  },

  cancelOrder({ db, params, user, now }) {
    const [order] = db.where('orders', 'code', params.code)
    if (!order || order.user_id !== user.id) throw refusal('order', 'notFound')
    if (order.status === 'cancelled')
      return success({ order: orderOf(db, order) }, 'Đã hủy đơn hàng')
    if (order.status !== 'pending' || order.payment_status === 'successful') {
      throw refusal('cancelOrder', 'notAllowed', 'status')
    }
    const note = 'Khách hàng đã hủy đơn.'
    const cancelled = moveOrder(db, order, { status: 'cancelled', note, by: 'system', now })
    return success({ order: orderOf(db, cancelled) }, 'Đã hủy đơn hàng')
  },

  ...orderDeliveryHandlers,
  ...orderReturnsHandlers,
}
