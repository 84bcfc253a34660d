import type {
  AdminReturnRow,
  FieldErrors,
  Order,
  OrderReturn,
  ReturnMoveRequest,
} from '@/api/generated/model'
import { billOfKeptGoods, isPartRefused } from '@/domain/returns/kept-in-part'
import {
  type ExchangeTerms,
  exchangeTermsOf,
  amountHeld,
  replacementPrice,
} from '@/domain/returns/money'
import { isOpenReturn, nextReturnStates, returnedUnits } from '@/domain/returns/returns'
import { pickFields } from '@/lib/description'
import type { Database } from '../db/database'
import type { OrderItemRow, OrderReturnRow, OrderRow } from '../db/tables'
import type { HandlersOf } from '../pipeline/backend'
import { isOutdated, nextVersion, pageOf, parseSort } from '../rules/lists'
import { storedParts } from '../rules/order-parts'
import { amountsOf } from '../rules/orders'
import { shortVariantIds, shortageText } from '../rules/stock'
import { orderTextTest } from './admin-orders'
import { hasErrors, refusal, throwRefusal, success } from './answers'
import { insertRefund } from './cash'
import { goneLineErrors, type Line, linesOf, moveStock, unitsOfLine } from './order-lines'
import { moveOrder, keptInPartNote } from './order-moves'
import { insertReturn, openReturn, returnErrors } from './orders'
import { insertOrder } from './place-order'
import { adminOrderOf, orderOf } from './serialize/order'

type Author = { by: string; now: Date }

export const adminReturnsHandlers: HandlersOf<'admin-returns'> = {
  adminReturns({ db, query, now, switches }) {
    if (switches.has('returns.open')) fillReturnQueue(db, now)
    const { q = '', state, sort = 'requested' } = query
    const hasText = orderTextTest(q)
    const { direction } = parseSort(sort)
    const rows = db.tables.order_returns
    const found = rows
      .filter((row) => (state === undefined ? isOpenReturn(row) : row.state === state))
      .filter((row) => hasText(db.get('orders', row.order_id)))
      .toSorted((a, b) => direction * (a.requested_at.localeCompare(b.requested_at) || a.id - b.id))
    const { items, pagination } = pageOf(found, query)
    return success({
      returns: items.map((row) => returnRowOf(db, row)),
      open_count: rows.filter(isOpenReturn).length,
      pagination,
    })
  },
}

export const adminReturnMovesHandlers: HandlersOf<'admin-return-moves'> = {
  createAdminReturn({ db, params, body, user, now }) {
    const row = db.find('orders', params.id) ?? throwRefusal('createAdminReturn', 'notFound')
    if (row.status !== 'delivered') throw refusal('createAdminReturn', 'notDelivered')
    const errors = returnErrors(db, orderOf(db, row), body)
    if (hasErrors(errors)) throw refusal('createAdminReturn', 'tooMany', errors)
    const updated = openReturn(db, row, body, { by: user.full_name, now })
    return success(adminOrderOf(db, updated), 'Đã gửi yêu cầu đổi trả')
  },

  keepInPart({ db, params, body, user, now }) {
    const row = db.find('orders', params.id) ?? throwRefusal('keepInPart', 'notFound')
    if (isOutdated(body.updated_at, row.updated_at)) throw refusal('keepInPart', 'conflict')
    const { order, can_keep_in_part, cash } = adminOrderOf(db, row)
    if (!can_keep_in_part) throw refusal('keepInPart', 'notAllowed', 'status')
    if (!isPartRefused(order, body.back))
      throw refusal('keepInPart', 'invalid', {
        back: ['Chọn ít nhất một món giữ lại và một món mang về'],
      })
    const bill = billOfKeptGoods(order, body.back)
    if (bill.total < (cash?.received ?? 0)) throw refusal('keepInPart', 'notAllowed', 'status')
    if (typeof body.quoted_total === 'number' && body.quoted_total !== bill.total)
      throw refusal('keepInPart', 'billChanged', undefined, bill)
    const by = user.full_name
    const kept = db.transaction(() => {
      const delivered =
        row.status === 'delivered'
          ? row
          : moveOrder(db, row, { status: 'delivered', note: keptInPartNote, by, now })
      const at = nextVersion(delivered.updated_at, now)
      const line = { reason: 'mind', wish: 'refund', size: null } as const
      insertReturn(db, row, {
        state: 'at_door',
        items: body.back.map((back) => ({ ...back, ...line })),
        requested_at: at,
        events: [{ state: 'at_door', at, by }],
      })
      return db.update('orders', row.id, { ...amountsOf(bill), updated_at: at })
    })
    return success(adminOrderOf(db, kept), 'Đã ghi nhận giao một phần')
  },

  moveReturn({ db, params, body, user, now }) {
    const row = db.find('orders', params.id)
    const own = db.find('order_returns', params.return_id)
    if (!row || own?.order_id !== row.id) throw refusal('moveReturn', 'notFound')
    if (isOutdated(body.updated_at, row.updated_at)) throw refusal('moveReturn', 'conflict')
    const next: readonly string[] = nextReturnStates[own.state]
    if (!next.includes(body.state)) throw refusal('moveReturn', 'notAllowed', 'state')
    const order = orderOf(db, row)
    const one = order.returns.find(({ id }) => id === own.id)
    const errors = one ? moveErrors(order, one, body) : {}
    if (hasErrors(errors)) throw refusal('moveReturn', 'invalid', errors)
    const moved = db.transaction(() => {
      const author = { by: user.full_name, now }
      const exchanged =
        one && body.state === 'exchanged' ? exchange(db, { row, order, one, body }, author) : {}
      if (body.received && (body.state === 'received' || body.state === 'back'))
        restock(db, row, body, author)
      if (body.refund && (body.state === 'refunded' || body.state === 'exchanged'))
        insertRefund(db, { order_id: row.id, return_id: own.id }, body.refund, now)
      db.update('order_returns', own.id, {
        ...exchanged,
        state: body.state,
        answer: body.answer?.trim() || own.answer,
        ...((body.state === 'received' || body.state === 'back') && {
          received: body.received ?? [],
        }),
        events: [...own.events, { state: body.state, at: now.toISOString(), by: author.by }],
      })
      return db.update('orders', row.id, { updated_at: nextVersion(row.updated_at, now) })
    })
    return success(adminOrderOf(db, moved), 'Đã cập nhật yêu cầu đổi trả')
  },
}

function returnRowOf(db: Database, row: OrderReturnRow): AdminReturnRow {
  const order = db.get('orders', row.order_id)
  return {
    ...pickFields(row, ['id', 'order_id', 'state', 'requested_at']),
    ...pickFields(order, ['code', 'full_name', 'phone']),
    unit_count: row.items.reduce((sum, { item_id }) => sum + returnedUnits(row, item_id), 0),
    wishes: [...new Set(row.items.map(({ wish }) => wish))],
  }
}

/** Puts the pieces that came back as new into the stock again. */
function restock(
  db: Database,
  { id }: OrderRow,
  { received = [] }: ReturnMoveRequest,
  { by, now }: Author,
): void {
  const variants = new Map(
    db.where('order_items', 'order_id', id).map((item) => [item.id, item.variant_id]),
  )
  const units = received.map(({ item_id, as_new }) => ({
    variant_id: variants.get(item_id) ?? 0,
    quantity: as_new,
  }))
  moveStock(db, units, [], { order_id: id, by, at: now.toISOString() })
}

type Exchanging = { row: OrderRow; order: Order; one: OrderReturn; body: ReturnMoveRequest }

/**
 * Places the replacing order. Throws when a product is not on sale or out of stock, when the total differs
 * from the total that the sender saw, and when the refund beside the exchange is wrong.
 */
function exchange(
  db: Database,
  { row, order, one, body }: Exchanging,
  { by, now }: Author,
): Pick<OrderReturnRow, 'exchange_id' | 'credit'> {
  const wanted = (body.exchange ?? []).map(({ item_id, variant_id }) => ({
    item: db.get('order_items', item_id),
    variant_id,
    product_id: db.find('variants', variant_id)?.product_id ?? 0,
    quantity: returnedUnits(one, item_id),
  }))
  const lines = linesOf(db, { items: wanted })
  const errors = exchangeErrors(db, lines)
  if (hasErrors(errors)) throw refusal('moveReturn', 'invalid', errors)
  const priceAt = (item: OrderItemRow, index: number) => {
    const line = lines[index]
    return line ? replacementPrice(item, line.variant) : 0
  }
  const prices = wanted.map(({ item }, index) => priceAt(item, index))
  const replaced = wanted.map(({ item }, index) => ({
    item_id: item.id,
    price: prices[index] ?? 0,
  }))
  const outcome = exchangeTermsOf(order, one, replaced)
  const { bill, granted, credit } = outcome
  if (typeof body.quoted_total === 'number' && body.quoted_total !== bill.total)
    throw refusal('moveReturn', 'billChanged', undefined, bill)
  const left = leftErrors(order, body, outcome)
  if (hasErrors(left)) throw refusal('moveReturn', 'invalid', left)
  const { full_name, phone, email, address, province_id, district_id, ward_id } = row
  const recipient = { full_name, phone, email, address, province_id, district_id, ward_id }
  const input = {
    ...storedParts({}),
    ...recipient,
    items: wanted.map((one) => pickFields(one, ['variant_id', 'product_id', 'quantity'])),
    payment_method: 'cod' as const,
  }
  const placed = insertOrder(
    db,
    {
      input,
      userId: row.user_id,
      by,
      isPaid: bill.total === 0,
      exchange: { of: row.id, prices },
    },
    { bill, granted, now },
  )
  return { exchange_id: placed.id, credit }
}

function exchangeErrors(db: Database, lines: readonly (Line | null)[]) {
  const gone = Object.entries(goneLineErrors(lines)).map(([field, texts]) => [
    field.replace('items', 'exchange'),
    texts,
  ])
  const units = lines.flatMap((line) => (line ? [unitsOfLine(line)] : []))
  const short = shortVariantIds(units, (id) => db.get('variants', id).stock)
  const tooFew = [...lines.entries()].flatMap(([index, line]) =>
    line && short.has(line.variant.id)
      ? [
          [
            `exchange.${index}.variant_id`,
            [shortageText({ ...line.variant, name: line.product.name }, line.variant.stock)],
          ],
        ]
      : [],
  )
  return Object.fromEntries([...gone, ...tooFew])
}

const queueLength = 20

/**
 * Adds returns of the latest delivered orders until the queue of open returns is full. The added returns are
 * at different open steps, in turn. A full queue stays as it is.
 */
export function fillReturnQueue(db: Database, now: Date): void {
  const missing = queueLength - db.tables.order_returns.filter(isOpenReturn).length
  if (missing <= 0) return
  const asked = new Set(db.tables.order_returns.map(({ order_id }) => order_id))
  const orders = db.tables.orders
    .filter(({ id, status }) => status === 'delivered' && !asked.has(id))
    .slice(-missing)
  const steps = ['requested', 'approved', 'received'] as const
  for (const [index, row] of orders.entries()) {
    const [item] = db.where('order_items', 'order_id', row.id)
    if (!item) continue
    const wish = index % 2 === 0 ? ('refund' as const) : ('exchange' as const)
    const line = { item_id: item.id, quantity: item.quantity, reason: 'fit' as const, wish }
    const requested = new Date(now.getTime() - (orders.length - index) * 9 * 3_600_000)
    openReturn(db, row, { items: [{ ...line, size: 'L' }] }, { by: null, now: requested })
    const one = db.tables.order_returns.at(-1)
    if (!one) continue
    const state = steps[index % steps.length] ?? 'requested'
    const passed = steps.slice(1, steps.indexOf(state) + 1)
    db.update('order_returns', one.id, {
      state,
      events: [
        ...one.events,
        ...passed.map((step, hours) => ({
          state: step,
          at: new Date(requested.getTime() + (hours + 1) * 3_600_000).toISOString(),
          by: null,
        })),
      ],
      received:
        state === 'received' ? [{ item_id: item.id, as_new: 0, damaged: item.quantity }] : [],
    })
  }
}

/** Returns the errors of a change to an allowed state, by field. The stock is not checked here. */
function moveErrors(order: Order, one: OrderReturn, move: ReturnMoveRequest): FieldErrors {
  switch (move.state) {
    case 'declined':
      return move.answer?.trim() ? {} : { answer: ['Vui lòng cho khách biết lý do từ chối'] }
    case 'received':
      return isReceivable(one, move.received ?? [])
        ? {}
        : { received: ['Nhập ít nhất một món nhận về, tối đa bằng số đã yêu cầu'] }
    case 'back':
      return isReceivable(one, move.received ?? []) && isWhole(one, move.received ?? [])
        ? {}
        : { received: ['Hãy ghi đủ các món khách không nhận, món thất lạc ghi vào ô Hư'] }
    case 'refunded':
      return refundErrors(move.refund, { most: amountHeld(order), isNeeded: true })
    case 'exchanged':
      return isReplaceable(one, move.exchange ?? [])
        ? {}
        : { exchange: ['Vui lòng chọn món để đổi'] }
    default:
      return {}
  }
}

/**
 * Returns the errors of the refund beside an exchange. The refund can't exceed the money that the exchange
 * leaves over.
 */
function leftErrors(
  order: Order,
  { refund }: ReturnMoveRequest,
  { credit, left }: ExchangeTerms,
): FieldErrors {
  return refundErrors(refund, { most: amountHeld(order) - credit, isNeeded: left > 0 })
}

function refundErrors(
  refund: ReturnMoveRequest['refund'],
  { most, isNeeded }: { most: number; isNeeded: boolean },
): FieldErrors {
  if (!refund) return isNeeded ? { 'refund.amount': ['Vui lòng ghi số tiền hoàn'] } : {}
  return refund.amount > most
    ? { 'refund.amount': ['Số tiền hoàn cao hơn số khách đã trả. Hãy nhập số nhỏ hơn.'] }
    : {}
}

type Lines = readonly { item_id: number }[]

const areDistinct = (lines: Lines) =>
  new Set(lines.map(({ item_id }) => item_id)).size === lines.length

function isReceivable(
  { items }: OrderReturn,
  received: NonNullable<ReturnMoveRequest['received']>,
): boolean {
  const units = received.map(({ as_new, damaged }) => as_new + damaged)
  return (
    areDistinct(received) &&
    units.some((n) => n > 0) &&
    received.every(({ item_id }, index) => {
      const asked = items.find((line) => line.item_id === item_id)?.quantity ?? 0
      return (units[index] ?? 0) <= asked
    })
  )
}

/** True when every piece of the return is counted. */
const isWhole = ({ items }: OrderReturn, received: NonNullable<ReturnMoveRequest['received']>) =>
  received.reduce((sum, { as_new, damaged }) => sum + as_new + damaged, 0) ===
  items.reduce((sum, { quantity }) => sum + quantity, 0)

function isReplaceable(one: OrderReturn, lines: Lines): boolean {
  return (
    lines.length > 0 &&
    areDistinct(lines) &&
    lines.every(({ item_id }) => returnedUnits(one, item_id) > 0)
  )
}
