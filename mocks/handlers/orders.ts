import type { Bill, FieldErrors, Order, ReturnLine, ReturnRequest } from '@/api/generated/model'
import { billOfLines } from '@/domain/order/bill'
import { tidyOrderLookup } from '@/domain/order/search'
import { canChangeDelivery, hasFixedTotal } from '@/domain/order/status'
import { lastReturnDay, returnableUnits } from '@/domain/returns/returns'
import { shopDay } from '@/lib/dates'
import { randomKey } from '@/lib/random-key'
import type { Database } from '../db/database'
import type { OrderReturnRow, OrderRow, UserRow } from '../db/tables'
import type { HandlersOf } from '../pipeline/backend'
import { formatAddress } from '../rules/addresses'
import { nextVersion, pageOf } from '../rules/lists'
import { callerOf, recordMiss, pauseOf } from '../rules/misses'
import { amountsOf, orderTabs, recipientErrors, tidyRecipient, orderInputOf } from '../rules/orders'
import type { WorldSwitch } from '../scenarios/names'
import { servedAddresses } from './address'
import { hasErrors, refusal, throwRefusal, success } from './answers'
import { moveOrder } from './order-moves'
import { isCapturable, capturePaypal, endPaypal, findPaypal, paypalOfToken } from './paypal'
import { checkAndPlaceOrder } from './place-order'
import { cancelReplacedOrder } from './replaced-order'
import { orderOf, receiptOf } from './serialize/order'
import { uploadImage } from './uploads'

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

/**
 * Returns the URL of the fake PayPal approval page. If the shop has another origin than the mock server, the
 * URL contains the shop's origin, because the page leads back to it.
 */
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
    const tidied = orderInputOf(body)
    const input = { ...tidied, email: tidied.email ?? user?.email ?? null }
    const userId = user?.id ?? null
    const order = db.transaction(() => {
      cancelReplacedOrder(db, body.replaces, { userId, now })
      const { quoted_total: quotedTotal } = body
      return checkAndPlaceOrder(
        { db, now, switches },
        { operation: 'createOrder', input, quotedTotal, userId },
      )
    })
    return createdOf(db, order, { assetBase, headers })
  },

  createPaypalOrder({ db, body }) {
    const order = db.find('orders', body.order_id) ?? throwRefusal('createPaypalOrder', 'notFound')
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
    // After PayPal has refused to charge a payment, the payment is over, because PayPal does not try the same
    // payment twice.
    const isDeclined = switches.has('payment.failed') || payment.approval === 'declined'
    if (isDeclined) endPaypal(db, payment, { status: 'failed', now })
    if (isDeclined || !isCapturable(payment)) {
      throw refusal('capturePayment', 'invalid', 'payment_id')
    }
    const isLate = switches.has('payment.late') && payment.status !== 'successful'
    const order = isLate ? db.get('orders', payment.order_id) : capturePaypal(db, payment, now)
    return success({ status: order.payment_status })
  },

  paypalStatus({ db, query, switches, user }) {
    const payment = paypalOfToken(db, query.token) ?? throwRefusal('paypalStatus', 'expiredToken')
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

  lookUpOrder({ query, ...context }) {
    const found = lookUp(query.code, { ...context, phones: [query.phone] })
    return success({ order: orderOf(context.db, found) })
  },

  claimOrder({ body, ...context }) {
    const { db, user } = context
    const isFree = ({ user_id }: OrderRow) => user_id === null || user_id === user.id
    const found = findByPhone(body.code, { ...context, phones: [body.phone], isFree })
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
    const note = 'Đã hủy theo yêu cầu.'
    const cancelled = moveOrder(db, order, { status: 'cancelled', note, by: 'system', now })
    return success({ order: orderOf(db, cancelled) }, 'Đã hủy đơn hàng')
  },

  changeDelivery(context) {
    const { db, params, body, user, now, switches } = context
    const { order_phone, quoted_total } = body
    // The new phone number is a proof too. If the server's response to the first try was lost, the order
    // already has the new number.
    const phones = [order_phone ?? '', body.phone]
    const order = ownOrder(params.code, { ...context, phones })
    const recipient = tidyRecipient(body)
    const changed = { ...order, ...recipient }
    if (textOf(changed) === textOf(order)) return success({ order: orderOf(db, order) })
    if (order.status === 'cancelled') throw refusal('changeDelivery', 'alreadyCancelled')
    if (!canChangeDelivery(order)) throw refusal('changeDelivery', 'alreadyShipped')
    const errors = recipientErrors(servedAddresses(switches), recipient)
    if (hasErrors(errors)) throw refusal('changeDelivery', 'invalid', errors)
    const bill = billNow(order, { lines: order.bill_lines, total: order.total_amount }, switches)
    if (typeof quoted_total === 'number' && quoted_total !== bill.total) {
      throw refusal('changeDelivery', 'billChanged', undefined, bill)
    }
    const updated = db.transaction(() => {
      noteChange(db, order, user?.full_name ?? order.full_name, now)
      const updated_at = nextVersion(order.updated_at, now)
      return db.update('orders', order.id, { ...recipient, ...amountsOf(bill), updated_at })
    })
    return success({ order: orderOf(db, updated) }, 'Đã đổi nơi nhận')
  },

  async uploadReturnPhoto({ params, body, assetBase, ...context }) {
    const { db } = context
    const phone = body.get('order_phone')
    const phones = typeof phone === 'string' ? [phone] : []
    const { id: order_id } = ownOrder(params.code, { ...context, phones })
    const picture = await uploadImage('uploadReturnPhoto', body)
    // Without a server the mock world has no URL for the photo, so the response has the photo itself as a
    // data URL.
    const url = assetBase ? `${assetBase}/return-photos/${randomKey()}` : picture
    db.insert('return_photos', { order_id, url, picture })
    return success({ url })
  },

  requestReturn({ params, body, ...context }) {
    const { db, now } = context
    const row = ownOrder(params.code, { ...context, phones: [body.order_phone ?? ''] })
    const order = orderOf(db, row)
    const lastDay = lastReturnDay(order)
    if (lastDay === null) throw refusal('requestReturn', 'notDelivered')
    if (shopDay(now) > lastDay) throw refusal('requestReturn', 'tooLate')
    const errors = returnErrors(db, order, body)
    if (hasErrors(errors)) throw refusal('requestReturn', 'tooMany', errors)
    const updated = openReturn(db, row, body, { by: null, now })
    return success({ order: orderOf(db, updated) }, 'Đã gửi yêu cầu đổi trả')
  },
}

type Lookup = {
  db: Database
  user: { id: number } | null
  headers: Headers
  phones: readonly string[]
  now: Date
  /** Returns true for an order that may be found. By default, all orders may be found. */
  isFree?: (order: OrderRow) => boolean
}

/**
 * Returns the order with this code and one of these phone numbers, or undefined when there is none. Failed
 * tries are counted for the caller with the code, and for the caller with the phone. After too many of them,
 * the caller has to wait.
 */
function findByPhone(
  code: string,
  { db, user, headers, phones, now, isFree = () => true }: Lookup,
): OrderRow | undefined {
  const asked = phones.map((phone) => tidyOrderLookup({ code, phone }))
  const guesses = asked.flatMap((one) => [one.code, one.phone]).filter(Boolean)
  const attempt = { caller: callerOf(headers, user), guesses, now }
  const pause = pauseOf(db, attempt)
  if (pause > 0) throw refusal('lookUpOrder', 'tooManyRequests').after(pause)
  const found = db.tables.orders.filter(isFree).find((order) => {
    const own = tidyOrderLookup(order)
    return asked.some((one) => one.code === own.code && one.phone === own.phone)
  })
  if (!found) recordMiss(db, attempt)
  return found
}

/** Returns the order with this code and one of these phones. Throws when there is none. */
const lookUp = (code: string, lookup: Lookup): OrderRow =>
  findByPhone(code, lookup) ?? throwRefusal('lookUpOrder', 'notFound')

/** Returns an order to the signed-in account that placed it, or to anyone who knows its phone number. */
function ownOrder(code: string, lookup: Lookup): OrderRow {
  const { db, user } = lookup
  const [order] = db.where('orders', 'code', code)
  const isBuyer = user !== null && order?.user_id === user.id
  return isBuyer ? order : lookUp(code, lookup)
}

/**
 * Returns the bill of an order that changes. With the scenario `bill.changed`, its delivery costs more,
 * unless the total of the order is fixed.
 */
export function billNow(order: OrderRow, { lines, total }: Bill, switches: Switches): Bill {
  if (!switches.has('bill.changed') || hasFixedTotal(order)) return { lines, total }
  return billOfLines(
    lines.map((line) => (line.code === 'shipping' ? { ...line, amount: 45_000 } : line)),
  )
}

/** Adds a note with the earlier address to the order, because staff may already have printed that address. */
function noteChange(db: Database, order: OrderRow, by: string, now: Date): void {
  const text = `Khách đã đổi nơi nhận. Trước đó: ${textOf(order)}.`
  db.insert('order_notes', { order_id: order.id, text, at: now.toISOString(), by })
}

function textOf(order: OrderRow): string {
  return [order.full_name, order.phone, formatAddress(order)].join(' · ')
}

/** Inserts a requested return. No piece has come back yet. */
export function insertReturn(
  db: Database,
  { id }: OrderRow,
  one: Pick<OrderReturnRow, 'state' | 'items' | 'requested_at' | 'events'> &
    Partial<OrderReturnRow>,
): void {
  const blank = { note: '', photos: [], answer: null, received: [], exchange_id: null, credit: 0 }
  db.insert('order_returns', { order_id: id, ...blank, ...one })
}

/** Inserts a return that `returnErrors` has checked, and gives its order a new version. */
export function openReturn(
  db: Database,
  row: OrderRow,
  { items, note, photos }: ReturnRequest,
  { by, now }: { by: string | null; now: Date },
): OrderRow {
  const requested_at = now.toISOString()
  return db.transaction(() => {
    insertReturn(db, row, {
      state: 'requested',
      items: items.map((line) => ({ ...line, size: sizeOf(line) })),
      note: note?.trim() ?? '',
      photos: (photos ?? []).map((photo) => uploadedPhoto(db, row.id, photo)?.url ?? photo),
      requested_at,
      events: [{ state: 'requested', at: requested_at, by }],
    })
    return db.update('orders', row.id, { updated_at: nextVersion(row.updated_at, now) })
  })
}

function sizeOf({ wish, size }: ReturnLine): string | null {
  return wish === 'exchange' ? size?.trim() || null : null
}

/**
 * Returns the photo that was uploaded for this order under this URL. Only the path of the URL counts, because
 * a server can have several host names.
 */
function uploadedPhoto(db: Database, orderId: number, address: string) {
  const pathOf = (url: string) => URL.parse(url, 'http://mock.invalid')?.pathname
  const own = db.where('return_photos', 'order_id', orderId)
  return own.find(({ url }) => pathOf(url) === pathOf(address))
}

/** Returns the errors of a requested return, by field. */
export function returnErrors(
  db: Database,
  order: Order,
  { items: lines, photos = [] }: ReturnRequest,
): FieldErrors {
  if (!photos.every((photo) => uploadedPhoto(db, order.id, photo)))
    return { photos: ['Ảnh này không thuộc đơn hàng này. Vui lòng tải ảnh lên lại.'] }
  const ids = lines.map(({ item_id }) => item_id)
  if (new Set(ids).size < ids.length)
    return { items: ['Món này đã có trong yêu cầu. Hãy bỏ bớt một dòng.'] }
  return Object.fromEntries(
    lines.flatMap(({ item_id, quantity }, index) => {
      const item = order.items.find(({ id }) => id === item_id)
      if (!item)
        return [[`items.${index}.item_id`, ['Món này không có trong đơn hàng. Hãy chọn món khác.']]]
      const left = returnableUnits(item, order.returns)
      return quantity > left ? [[`items.${index}.quantity`, [leftText(left)]]] : []
    }),
  )
}

function leftText(left: number): string {
  return left === 0
    ? 'Bạn đã yêu cầu đổi trả món này rồi. Hãy xem yêu cầu trong đơn hàng.'
    : `Chỉ còn trả được ${left} món. Hãy giảm số lượng.`
}
