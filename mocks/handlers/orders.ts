import type { Bill, FieldErrors } from '@/api/generated/model'
import { fixedAmounts } from '@/domain/order/bill'
import type { Database } from '../db/database'
import type { OrderRow, UserRow } from '../db/tables'
import type { Backend } from '../pipeline/backend'
import type { AddressModel } from '../rules/addresses'
import { pageOf } from '../rules/lists'
import { type OrderInput, isSameOrder, recipientErrors, tidyRequest } from '../rules/order-request'
import { amountsOf, orderCode, orderTabs } from '../rules/orders'
import { isEmail } from '../rules/sessions'
import { shortages, shortageText, unitsByVariant } from '../rules/stock'
import type { WorldSwitch } from '../scenarios/names'
import { servedModel } from './address'
import { hasErrors, refusal, refuse, success } from './answers'
import { couponErrors, goneLineErrors, type Line, linesOf, orderBill } from './order-lines'
import { findByPhone, lookUp } from './order-lookup'
import { moveOrder } from './order-moves'
import { canCapture, capturePaypal, endPaypal, expirePaypals, findPaypal } from './paypal'
import { orderOf } from './serialize/order'

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

export const ordersHandlers = {
  createOrder({ db, body, headers, user, now, switches, assetBase }) {
    expirePaypals(db, now)
    const tidied = tidyRequest(body)
    const input = { ...tidied, email: tidied.email ?? user?.email ?? null }
    const userId = user?.id ?? null
    const key = headers.get('idempotency-key')
    const [known] = key === null ? [] : db.where('orders', 'idempotency_key', key)
    if (known) {
      const items = db.where('order_items', 'order_id', known.id)
      if (isSameOrder(input, userId, { order: known, items })) {
        return createdOf(db, known, { assetBase, headers })
      }
      throw refusal('createOrder', 'idempotencyMismatch')
    }
    const errors = orderErrors(db, input, servedModel(switches))
    if (hasErrors(errors)) throw refusal('createOrder', 'invalid', errors)
    const shipping = switches.has('bill.changed') ? 45_000 : fixedAmounts.shipping
    const bill = orderBill(linesOf(db, input), input.coupon_code, shipping)
    const { quoted_total } = body
    if (typeof quoted_total === 'number' && quoted_total !== bill.total) {
      throw refusal('createOrder', 'billChanged', undefined, bill)
    }
    const order = placeOrder(db, input, { bill, userId, key, now })
    return createdOf(db, order, { assetBase, headers })
  },

  createPaypalOrder({ db, body, now }) {
    expirePaypals(db, now)
    const order = db.find('orders', body.order_id) ?? refuse('createPaypalOrder', 'notFound')
    const [payment] = db.where('payments', 'order_id', order.id)
    const canBePaid = payment?.status === 'pending' || payment?.status === 'successful'
    if (!payment?.token || !canBePaid) {
      throw refusal('createPaypalOrder', 'invalid', 'order_id')
    }
    return success({ order_id: payment.token })
  },

  capturePayment({ db, body, now, switches }) {
    expirePaypals(db, now)
    const payment = findPaypal(db, body.payment_id)
    if (!payment || payment.status === 'failed') throw refusal('capturePayment', 'expiredToken')
    if (payment.status === 'cancelled') throw refusal('capturePayment', 'cancelled')
    const isDeclined = switches.has('payment.failed')
    if (isDeclined) endPaypal(db, payment, { status: 'failed', now })
    if (isDeclined || !canCapture(payment)) {
      throw refusal('capturePayment', 'invalid', 'payment_id')
    }
    const order = capturePaypal(db, payment, now)
    return success({ status: order.payment_status, order: orderOf(db, order) })
  },

  paypalStatus({ db, query, now, switches }) {
    expirePaypals(db, now)
    const payment = findPaypal(db, query.token) ?? refuse('paypalStatus', 'expiredToken')
    const order = db.get('orders', payment.order_id)
    const status = switches.has('payment.failed') ? 'failed' : payment.status
    return success({ status, order: orderOf(db, order) })
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
    expirePaypals(db, now)
    return success({ order: orderOf(db, lookUp(db, query.code, [query.phone], now)) })
  },

  claimOrder({ db, body, user, now }) {
    expirePaypals(db, now)
    const isFree = ({ user_id }: OrderRow) => user_id === null || user_id === user.id
    const found = findByPhone(db, body.code, { phones: [body.phone], now, isFree })
    if (!found) throw refusal('claimOrder', 'notTheirs', 'phone')
    return success({ order: orderOf(db, db.update('orders', found.id, { user_id: user.id })) })
  },

  cancelOrder({ db, params, user, now }) {
    const [order] = db.where('orders', 'code', params.code)
    if (!order || order.user_id !== user.id) throw refusal('order', 'notFound')
    if (order.status !== 'pending' || order.payment_status === 'successful') {
      throw refusal('cancelOrder', 'notAllowed', 'status')
    }
    const note = 'Khách hàng đã hủy đơn.'
    const cancelled = moveOrder(db, order, { status: 'cancelled', note, by: 'system', now })
    return success({ order: orderOf(db, cancelled) }, 'Đã hủy đơn hàng')
  },
} satisfies Partial<Backend>

/** Returns the errors of an order, per field; those of lines are `items.0.quantity`, `items.0.variant_id`. */
function orderErrors(db: Database, input: OrderInput, model: AddressModel): FieldErrors {
  const errors: Record<string, string[]> = {
    ...(input.email !== null && !isEmail(input.email) && { email: ['Email không hợp lệ'] }),
    ...recipientErrors(model, input),
    ...couponErrors(input),
    ...goneLineErrors(db, input),
  }
  const short = shortages(input.items, (id) => db.find('variants', id)?.stock ?? 0)
  for (const [index, line] of linesOf(db, input).entries()) {
    if (line && short.has(line.variant.id)) {
      const { name } = line.product
      const { color, size, stock } = line.variant
      errors[`items.${index}.quantity`] = [shortageText({ name, color, size }, stock)]
    }
  }
  return errors
}

type PlaceOptions = { bill: Bill; userId: number | null; key: string | null; now: Date }

function insertItems(db: Database, order: OrderRow, lines: readonly Line[]): void {
  for (const { product, variant, quantity } of lines) {
    db.insert('order_items', {
      id: db.nextId('order_items'),
      order_id: order.id,
      product_id: product.id,
      variant_id: variant.id,
      product_name: product.name,
      color: variant.color,
      size: variant.size,
      quantity,
      price: variant.price,
      image_url: variant.image_url ?? product.images[0] ?? null,
    })
  }
  for (const [id, units] of unitsByVariant(lines.map(unitsOfLine))) {
    db.update('variants', id, { stock: db.get('variants', id).stock - units })
  }
}

function unitsOfLine({ variant, quantity }: Line) {
  return { variant_id: variant.id, quantity }
}

function insertPayment(db: Database, order: OrderRow, at: string): void {
  const isPaypal = order.payment_method === 'paypal'
  db.insert('payments', {
    payment_id: `PAY-${String(order.id).padStart(6, '0')}`,
    order_id: order.id,
    method: order.payment_method,
    status: 'pending',
    token: isPaypal ? `EC-${crypto.getRandomValues(new Uint32Array(2)).join('')}` : null,
    approval: null,
    created_at: at,
  })
}

function placeOrder(
  db: Database,
  input: OrderInput,
  { bill, userId, key, now }: PlaceOptions,
): OrderRow {
  const lines = linesOf(db, input).filter((line) => line !== null)
  const at = now.toISOString()
  const { items: _items, ...columns } = input
  return db.transaction(() => {
    const id = db.nextId('orders')
    const order = db.insert('orders', {
      ...columns,
      id,
      code: orderCode(id, now),
      user_id: userId,
      status: 'pending',
      payment_status: 'pending',
      ...amountsOf(bill),
      idempotency_key: key,
      carrier: '',
      tracking_number: '',
      created_at: at,
      updated_at: at,
    })
    insertItems(db, order, lines)
    insertPayment(db, order, at)
    db.insert('order_events', {
      id: db.nextId('order_events'),
      order_id: id,
      status: 'pending',
      note: 'Đơn hàng đã được tạo.',
      at,
      by: 'system',
    })
    return order
  })
}
