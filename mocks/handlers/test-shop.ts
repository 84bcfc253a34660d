import fc from 'fast-check'
import type { ReturnMoveRequest, SettlePaymentRequest } from '@/api/generated/model'
import { canChangeDelivery } from '@/domain/order/status'
import { amountHeld } from '@/domain/returns/money'
import { isOpenReturn as isWaiting } from '@/domain/returns/returns'
import type { OperationId, Operations } from '../contract/operations.gen'
import type { OrderRow } from '../db/tables'
import { isOneOf } from '../scenarios/names'
import { answerPaypal } from './paypal'
import { type Client, orderRequest, recipient } from './test-client'
import weights from './verbs.json' with { type: 'json' }

type Verb = keyof typeof weights

/** The random actions ("verbs"). Each one is in the list as often as its weight in verbs.json says. */
const verbs = Object.keys(weights)
  .filter(isOneOf(weights))
  .flatMap((verb) => Array.from({ length: weights[verb] }, () => verb))

type Step = { verb: Verb; pick: number; n: number; m: number }

export const randomSequences = fc.array(
  fc.record<Step>({
    verb: fc.constantFrom(...verbs),
    pick: fc.nat(12),
    n: fc.nat(5),
    m: fc.nat(3),
  }),
  { minLength: 12, maxLength: 36 },
)

/** A voucher for the random orders. It has two uses. */
export const testVoucher = { code: 'MAX', percent: 50, is_for_all: true, max_uses: 2 }

export const soldIds = [301, 302, 303, 401, 402, 501]
const productIds = [3, 4, 5]
/** How many pieces each variant has at the beginning. */
export const firstStock = 9
const start = Date.parse('2026-11-21T02:00:00Z')

/**
 * A shop with random actions. It calculates its money from the API responses, so that a test can compare this
 * money with the database.
 */
export function randomShopOf(client: Client) {
  const { db } = client
  const first = db.tables.orders.length
  for (const id of soldIds) db.update('variants', id, { stock: firstStock })
  const state = {
    now: start,
    came: new Map<number, number>(),
    paidBack: 0,
    handed: new Map<number, number>(),
    /**
     * The amount that a merge added to the total of a paid order, by the id of the order that was merged into
     * it. An undone merge is removed.
     */
    moved: new Map<number, number>(),
  }
  const made = () => db.tables.orders.slice(first)
  const returns = () => made().flatMap(({ id }) => db.where('order_returns', 'order_id', id))
  /** Calls an operation. A refused call returns null and changes nothing. */
  const call = <Op extends OperationId>(
    operation: Op,
    parts: Parameters<typeof client.call<Op>>[1],
  ): Promise<Operations[Op]['response'] | null> =>
    client.call(operation, parts).catch((error: unknown) => {
      if (!(error instanceof Error) || !/^\w+: 4/.test(error.message)) throw error
      return null
    })
  return { ...client, call, state, made, returns }
}

export type Shop = ReturnType<typeof randomShopOf>

const linesOf = ({ n, m }: Step) =>
  [soldIds[n] ?? 0, soldIds[m] ?? 0].map((id, index) => ({
    product_id: Math.floor(id / 100),
    variant_id: id,
    quantity: index === 0 ? m + 1 : 1,
  }))

/**
 * Picks an order for a step. It usually picks an order that the step can change, so most steps succeed and
 * some are refused.
 */
const likely = (
  orders: readonly OrderRow[],
  step: Step,
  isLikely: (order: OrderRow) => boolean,
) => {
  const fitting = orders.filter(isLikely)
  return pickOf(step.m === 3 || fitting.length === 0 ? orders : fitting, step)
}

const pickOf = <Row>(rows: readonly Row[], { pick }: Step): Row | undefined =>
  rows[pick % Math.max(1, rows.length)]

const isPaypal = ({ payment_method }: OrderRow) => payment_method === 'paypal'
const isMerged = ({ db }: Shop, id: number) => db.where('order_merges', 'order_id', id).length > 0
const isOpen = ({ status }: OrderRow) => status !== 'delivered' && status !== 'cancelled'

/** Records that an order was paid, or that its payment was undone. */
function book({ db, state }: Shop, id: number, comes: boolean) {
  state.came.set(id, comes ? db.get('orders', id).total_amount : 0)
}

const buy = (shop: Shop, step: Step, more: Partial<typeof orderRequest>) =>
  shop.call('createOrder', {
    body: { ...orderRequest, items: linesOf(step), ...more },
    token: step.pick > 5 ? shop.shopper : null,
  })

export const shopActions: Record<Step['verb'], (shop: Shop, step: Step) => Promise<unknown>> = {
  order: (shop, step) =>
    buy(shop, step, { coupon_code: step.pick % 4 === 0 ? testVoucher.code : null }),

  paypal: (shop, step) => buy(shop, step, { payment_method: 'paypal' }),

  /** Gives the shopper's answer on PayPal's page. */
  async answer({ db, made, state }, step) {
    const order = likely(made(), step, isPaypal)
    const [payment] = order ? db.where('payments', 'order_id', order.id) : []
    const outcome = (['approve', 'approve', 'decline', 'cancel', 'expire'] as const)[step.n]
    if (payment?.token)
      answerPaypal(db, payment.token, { outcome: outcome ?? 'approve', now: new Date(state.now) })
  },

  async capture(shop, step) {
    const { db, made, scenario, state } = shop
    const order = likely(made(), step, (one) => isPaypal(one) && one.payment_status === 'pending')
    const [payment] = order ? db.where('payments', 'order_id', order.id) : []
    if (!order || !payment || state.came.get(order.id)) return
    const clock = `clock:${new Date(state.now).toISOString()}` as const
    const way = (['payment.late', 'payment.failed'] as const)[step.n]
    scenario.set(way ? [clock, way] : [clock])
    const body = { payment_method: 'paypal', payment_id: payment.payment_id } as const
    const answer = await shop.call('capturePayment', { body })
    scenario.set([clock])
    if (answer?.data?.status === 'successful') book(shop, order.id, true)
  },

  async phone(shop, step) {
    const is_paid = step.pick % 2 === 0
    const body = { ...orderRequest, items: linesOf(step), is_paid }
    const answer = await shop.call('createAdminOrder', { body })
    if (answer) book(shop, answer.data.order.id, is_paid)
  },

  /**
   * Changes the lines of an order. Some new lines carry the id of a line of the order, so that this line
   * changes.
   */
  change(shop, step) {
    const params = { id: likely(shop.made(), step, canChangeDelivery)?.id ?? 0 }
    const own = shop.db.where('order_items', 'order_id', params.id)
    const idOf = (at: number) => own[at + (step.n % 2)]?.id ?? null
    const items = linesOf(step).map((line, at) => ({ ...line, id: idOf(at) }))
    return shop.call('changeAdminOrder', { params, body: { ...recipient, note: '', items } })
  },

  /** Keeps a part of a cash order at the door, or corrects a delivery for which a carrier owes the cash. */
  async keep(shop, step) {
    const { db } = shop
    const isFitting = (one: OrderRow) =>
      one.payment_method === 'cod' && (one.status === 'shipped' || one.status === 'delivered')
    const order = likely(shop.made(), step, isFitting)
    const items = order ? db.where('order_items', 'order_id', order.id) : []
    const line = items[step.n % Math.max(1, items.length)]
    if (!order || !line) return
    const [item_id, quantity] = [line.id, Math.min(step.m + 1, line.quantity)]
    const body = { back: [{ item_id, quantity }] }
    if (!(await shop.call('keepInPart', { params: { id: order.id }, body }))) return
    book(shop, order.id, true)
    const params = { id: order.id, return_id: db.tables.order_returns.at(-1)?.id ?? 0 }
    const received = [{ item_id, as_new: quantity - 1, damaged: 1 }]
    if (step.pick > 4) await shop.call('moveReturn', { params, body: { state: 'back', received } })
  },

  /**
   * Merges one test order into another. All test orders have the same recipient, so any two can be merged.
   */
  async merge(shop, step) {
    const { db, state } = shop
    const kept = likely(shop.made(), step, canChangeDelivery)
    const gone = pickOf(
      shop.made().filter((one) => canChangeDelivery(one) && one.id !== kept?.id),
      { ...step, pick: step.pick + step.n },
    )
    if (!kept || !gone) return
    const params = { id: kept.id }
    if (!(await shop.call('mergeOrders', { params, body: { order_id: gone.id } }))) return
    if (kept.payment_status !== 'successful') return
    const { total_amount } = db.get('orders', kept.id)
    state.moved.set(gone.id, total_amount - kept.total_amount)
    book(shop, kept.id, true)
  },

  cancel: (shop, step) =>
    shop.call('transitionOrder', {
      params: { id: likely(shop.made(), step, isOpen)?.id ?? 0 },
      body: { status: 'cancelled', reason: 'Đổi ý, không mua nữa' },
    }),

  cancelOwn: (shop, step) =>
    shop.call('cancelOrder', {
      params: { code: pickOf(shop.made(), step)?.code ?? '' },
      token: shop.shopper,
    }),

  async move(shop, step) {
    const order = likely(shop.made(), step, isOpen)
    if (!order) return
    const move = (['confirm', 'ship', 'deliver'] as const)[
      ['pending', 'processing', 'shipped'].indexOf(order.status)
    ]
    const answer = await shop.call('moveOrders', {
      body: { move: move ?? 'confirm', orders: [{ id: order.id, updated_at: order.updated_at }] },
    })
    const isDone = answer?.data.outcomes[0]?.ok
    // The courier collects the cash, so the payment is recorded.
    const isCash = order.payment_method === 'cod' && !shop.state.came.get(order.id)
    if (isDone && move === 'deliver' && isCash) book(shop, order.id, true)
  },

  async undo(shop, step) {
    const order = likely(
      shop.made(),
      step,
      ({ id, status }) => !['pending', 'cancelled'].includes(status) || isMerged(shop, id),
    )
    if (!order) return
    const [merge] = shop.db.where('order_merges', 'order_id', order.id)
    const [payment] = shop.db.where('payments', 'order_id', order.id)
    const answer = await shop.call('moveOrders', {
      body: { move: 'undo', orders: [{ id: order.id, updated_at: order.updated_at }] },
    })
    const isDone = answer?.data.outcomes[0]?.ok
    if (isDone && merge && shop.state.moved.delete(order.id)) book(shop, merge.into_id, true)
    const wasCash = order.payment_method === 'cod' && !payment?.is_prepaid
    // If staff first marked the order as delivered and later as kept in part, undo takes back only the second
    // step. The order then stays delivered, and the carrier owes the money for all its pieces.
    if (isDone && order.status === 'delivered' && wasCash)
      book(shop, order.id, shop.db.get('orders', order.id).status === 'delivered')
  },

  async ask(shop, step) {
    const delivered = shop.made().filter(({ status }) => status === 'delivered')
    const order = pickOf(delivered, step)
    const items = order ? shop.db.where('order_items', 'order_id', order.id) : []
    const line = items[step.n % Math.max(1, items.length)]
    if (!order || !line) return
    const asked = { item_id: line.id, quantity: step.m + 1, reason: 'fit', wish: 'refund' } as const
    const body = { items: [asked] }
    await (step.pick > 5
      ? shop.call('createAdminReturn', { params: { id: order.id }, body })
      : shop.call('requestReturn', {
          params: { code: order.code },
          body: { ...body, order_phone: order.phone },
          token: null,
        }))
  },

  /** Moves a return as far as possible, or stops at an earlier state. */
  async return(shop, step) {
    const waiting = shop.returns().filter(isWaiting)
    const one = pickOf(waiting.length > 0 ? waiting : shop.returns(), step)
    if (!one) return
    const { n, m } = step
    const line = one.items[0]?.item_id ?? 0
    const refund = { method: 'transfer', reference: 'FT', amount: n * 90_000 } as const
    const exchange = [{ item_id: line, variant_id: soldIds[(n + m) % soldIds.length] ?? 0 }]
    const ways: readonly ReturnMoveRequest[] = [
      { state: 'approved' },
      ...(m === 0 ? [{ state: 'declined' as const, answer: 'Quá hạn' }] : []),
      { state: 'received', received: [{ item_id: line, as_new: 1, damaged: n % 2 }] },
      { state: 'received', received: [{ item_id: line, as_new: 1, damaged: 0 }] },
      ...(n > 3 ? [{ state: 'refunded' as const, refund }] : []),
      { state: 'exchanged', exchange, refund: { ...refund, amount: (m % 2) * 900_000 } },
      { state: 'exchanged', exchange },
      { state: 'refunded', refund },
      { state: 'back', received: [{ item_id: line, as_new: 1, damaged: 0 }] },
    ]
    for (const body of ways.slice(0, m === 3 ? 4 : undefined)) {
      const params = { id: one.order_id, return_id: one.id }
      const answer = await shop.call('moveReturn', { params, body })
      const isPaidBack = body.state === 'refunded' || body.state === 'exchanged'
      if (answer && isPaidBack) shop.state.paidBack += body.refund?.amount ?? 0
    }
  },

  async settle(shop, step) {
    const isUnclear = (one: OrderRow) =>
      (isPaypal(one) && one.payment_status === 'pending') ||
      (one.status === 'cancelled' && one.payment_status === 'successful')
    const order = likely(shop.made(), step, isUnclear)
    if (!order) return
    const { refunds, ...seen } = (await shop.call('adminOrder', { params: { id: order.id } }))?.data
      .order ?? { refunds: [] }
    const held = 'id' in seen ? amountHeld({ ...seen, refunds: refunds ?? [] }) : 0
    const amount = step.m === 0 ? held : Math.min(held, 100_000)
    const reference = String(shop.db.tables.order_refunds.length)
    const refund = { method: 'transfer', amount, reference } as const
    const action = (['capture', 'paid', 'unpaid', 'reopen', 'refund', 'refund'] as const)[step.n]
    const body: SettlePaymentRequest = {
      action: action ?? 'refund',
      reason: String(step.m),
      ...(action === 'refund' && { refund }),
    }
    const answer = await shop.call('settlePayment', { params: { id: order.id }, body })
    if (!answer) return
    if (action === 'refund') shop.state.paidBack += amount
    else book(shop, order.id, answer.data.order.payment_status === 'successful')
  },

  async statement(shop, step) {
    const { handed } = shop.state
    const order = likely(shop.made(), step, ({ status }) => status === 'delivered')
    if (!order) return
    const amount = step.n > 3 ? 100_000 : order.total_amount
    const before = shop.db.tables.cash_settlements.length
    const body = { statement: `S${step.m}`, orders: [{ id: order.id, amount }] }
    await shop.call('settleCash', { body })
    const isNoted = shop.db.tables.cash_settlements.length > before
    if (isNoted) handed.set(order.id, (handed.get(order.id) ?? 0) + amount)
  },

  /** Changes prices, status and vouchers. These changes move no stock and no money of an order. */
  bulk(shop, { n, m }) {
    for (const { id } of shop.db.where('vouchers', 'code', testVoucher.code))
      shop.db.update('vouchers', id, { percent: 10 * (n + m + 1), minimum: n * 200_000 })
    return shop.call('bulkUpdateProducts', {
      body:
        n > 2
          ? {
              ids: productIds,
              action: 'price',
              price_change: { kind: 'percent', value: m > 1 ? n : -n, step: 1000 },
            }
          : { ids: productIds, action: 'status', status: m > 2 ? 'inactive' : 'active' },
    })
  },

  async wait(shop, { n }) {
    shop.state.now += n * 3_600_000
    shop.scenario.set([`clock:${new Date(shop.state.now).toISOString()}`])
  },
}

/**
 * Places five orders: three delivered, one new, and one with an approved payment, so that most steps find an
 * order that fits.
 */
export async function placeFirstOrders(shop: Shop) {
  const { call, db, state } = shop
  await call('createVoucher', { body: testVoucher })
  for (const n of [0, 1, 2]) {
    await shopActions.phone(shop, { verb: 'phone', pick: n, n, m: n })
    const id = db.tables.orders.at(-1)?.id ?? 0
    for (const move of ['confirm', 'ship', 'deliver'] as const)
      await call('moveOrders', { body: { move, orders: [{ id }] } })
    book(shop, id, true)
  }
  await shopActions.phone(shop, { verb: 'phone', pick: 0, n: 3, m: 0 })
  const items = linesOf({ verb: 'paypal', pick: 0, n: 4, m: 0 })
  const body = { ...orderRequest, items, payment_method: 'paypal' as const }
  const placed = await call('createOrder', { body, token: shop.shopper })
  const payment_id = placed?.data.payment.payment_id ?? ''
  const { token } = db.get('payments', payment_id)
  answerPaypal(db, token ?? '', { outcome: 'approve', now: new Date(state.now) })
}
