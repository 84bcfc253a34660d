import { expect } from 'vitest'
import type { Order, ReturnMoveRequest } from '@/api/generated/model'
import { refundDue, amountHeld } from '@/domain/returns/money'
import {
  type Client,
  createClient,
  deliver,
  placeDeliveredOrder,
  orderRequest,
  recipient,
  test,
} from './test-client'

const version = { method: 'transfer', reference: 'FT26' } as const

type Asked = readonly [item: number, quantity: number]

/** Opens a return by phone. Returns it with functions that move it to its next state. */
async function open({ call, callError }: Client, order: Order, asked: readonly Asked[]) {
  const items = asked.map(([index, quantity]) => ({
    item_id: order.items[index]?.id ?? 0,
    quantity,
    reason: 'fit' as const,
    wish: 'refund' as const,
  }))
  const { data } = await call('createAdminReturn', { params: { id: order.id }, body: { items } })
  const params = { id: order.id, return_id: data.order.returns.at(-1)?.id ?? 0 }
  return {
    params,
    items,
    move: async (body: ReturnMoveRequest) =>
      (await call('moveReturn', { params, body })).data.order,
    refused: (body: ReturnMoveRequest) => callError('moveReturn', { params, body }),
  }
}

/** Opens a return and receives all its pieces as new. */
async function received(client: Client, order: Order, asked: readonly Asked[]) {
  const one = await open(client, order, asked)
  await one.move({ state: 'approved' })
  const lines = one.items.map(({ item_id, quantity }) => ({
    item_id,
    as_new: quantity,
    damaged: 0,
  }))
  await one.move({ state: 'received', received: lines })
  return one
}

const stockOf = ({ db }: Pick<Client, 'db'>, id: number) => db.get('variants', id).stock
const refundOf = (amount: number) =>
  ({ state: 'refunded', refund: { ...version, amount } }) as const

test('a return by phone goes step by step to its refund; pieces as new are in stock again §10.17.1 §10.17.4', async () => {
  const client = createClient()
  const { call, shopper: _, db } = client
  const order = await placeDeliveredOrder(client, [[301, 3]])
  const shelf = stockOf(client, 301)
  const one = await open(client, order, [[0, 2]])
  expect(await one.refused(refundOf(1))).toMatchObject({
    status: 422,
    errors: { state: expect.any(Array) },
  })
  await one.move({ state: 'approved', answer: ' Gửi về 12 Hàng Gai ' })
  const item_id = order.items[0]?.id ?? 0
  const lines = [{ item_id, as_new: 1, damaged: 1 }]
  const waiting = await one.move({ state: 'received', received: lines })
  expect(stockOf(client, 301)).toBe(shelf + 1)
  const due = Math.round(((order.total_amount - (order.shipping_amount ?? 0)) * 2) / 3)
  expect(waiting.returns[0] && refundDue(waiting, waiting.returns[0])).toBe(due)
  const after = await one.move(refundOf(due))
  expect(after.returns).toEqual([
    expect.objectContaining({
      state: 'refunded',
      answer: 'Gửi về 12 Hàng Gai',
      received: [{ item_id, as_new: 1, damaged: 1 }],
      refunds: [{ ...version, amount: due, at: expect.any(String) }],
      exchange: null,
    }),
  ])
  expect(after.returns[0]?.events.map(({ state }) => state)).toEqual([
    'requested',
    'approved',
    'received',
    'refunded',
  ])
  // The shopper sees the same return, but without the names of staff.
  const query = { code: order.code, phone: order.phone }
  const seen = (await call('lookUpOrder', { query, token: null })).data.order.returns[0]
  expect(seen?.refunds).toEqual(after.returns[0]?.refunds)
  expect(seen?.events.map(({ by }) => by)).toEqual([null, null, null, null])
  const { entries } = (await call('adminActivity', { query: { kind: 'order' } })).data
  expect(entries[0]).toMatchObject({ name: order.code })
  expect(entries[0]?.changes).toEqual(
    expect.arrayContaining([
      { field: 'return_state', before: 'received', after: 'refunded' },
      { field: 'refund_amount', before: '', after: String(due) },
    ]),
  )
  expect(db.get('orders', order.id).status).toBe('delivered')
})

test('refund and exchange follow the voucher at the sale, whatever it became since §10.23.1 §10.23.2', async () => {
  const client = createClient()
  const { call, db } = client
  const [sample] = (await call('adminVouchers', { query: { q: 'moclan14' } })).data.vouchers
  const params = { id: sample?.id ?? 0 }
  await call('updateVoucher', { params, body: { code: 'MOCLAN14', percent: 5 } })
  const items = [301, 401].map((id) => {
    const { product_id } = db.get('variants', id)
    return { product_id, variant_id: id, quantity: 1 }
  })
  const body = { ...orderRequest, items, coupon_code: 'MOCLAN14' }
  const { order } = (await call('createAdminOrder', { body })).data
  expect(order.items.map(({ granted }) => granted?.map(({ code }) => code))).toEqual([
    ['coupon', 'discount'],
    ['coupon', 'discount'],
  ])
  await deliver(client, order.id)
  db.update('vouchers', params.id, { percent: 50, is_for_all: false, minimum: 9_000_000 })
  const [first, second] = order.items.map(({ price, granted = [] }) =>
    granted.reduce((sum, { amount }) => sum + amount, price),
  )
  const one = await received(client, order, [[0, 1]])
  const now = async () => (await call('adminOrder', { params: { id: order.id } })).data.order
  const back = (await now()).returns[0]
  expect(back && refundDue(await now(), back)).toBe(first)
  const exchange = [{ item_id: order.items[0]?.id ?? 0, variant_id: 302 }]
  const after = await one.move({ state: 'exchanged', exchange, quoted_total: 0 })
  expect([after.returns[0]?.exchange?.credit, amountHeld(after)]).toEqual([
    first,
    (second ?? 0) + (order.shipping_amount ?? 0),
  ])
})

test('refunds never exceed the amount paid §10.17.5', async () => {
  const client = createClient()
  const order = await placeDeliveredOrder(client, [[301, 2]])
  const one = await received(client, order, [[0, 1]])
  expect(await one.refused(refundOf(order.total_amount + 1))).toMatchObject({
    status: 422,
    errors: { 'refund.amount': expect.any(Array) },
  })
  await one.move(refundOf(order.total_amount - 1000))
  const other = await received(client, order, [[0, 1]])
  expect(await other.refused(refundOf(1001))).toMatchObject({ status: 422 })
  await other.move(refundOf(1000))
})

test('a wrong move changes nothing: no reason, too many pieces, an old version, another order §10.17.1', async () => {
  const client = createClient()
  const { db, callError } = client
  const order = await placeDeliveredOrder(client, [[301, 2]])
  const one = await open(client, order, [[0, 1]])
  const before = JSON.stringify(db.where('order_returns', 'order_id', order.id))
  expect(await one.refused({ state: 'declined', answer: ' ' })).toMatchObject({
    errors: { answer: expect.any(Array) },
  })
  const old = '2020-01-01T00:00:00Z'
  expect(await one.refused({ state: 'approved', updated_at: old })).toMatchObject({ status: 409 })
  const params = { ...one.params, id: order.id - 1 }
  expect(await callError('moveReturn', { params, body: { state: 'approved' } })).toMatchObject({
    status: 404,
  })
  expect(JSON.stringify(db.where('order_returns', 'order_id', order.id))).toBe(before)
  await one.move({ state: 'approved' })
  const item_id = order.items[0]?.id ?? 0
  for (const as_new of [0, 2])
    expect(
      await one.refused({ state: 'received', received: [{ item_id, as_new, damaged: 0 }] }),
    ).toMatchObject({ errors: { received: expect.any(Array) } })
})

test('another size costs nothing more, and the return pays for the new order §10.17.6', async () => {
  const client = createClient()
  const { call, db } = client
  const order = await placeDeliveredOrder(client, [[301, 1]])
  // The price of today differs from the price that the shopper paid.
  const { product_id } = db.get('variants', 301)
  const other = db.tables.variants.find((row) => row.product_id === product_id && row.id !== 301)
  if (!other) throw new Error('The seed has one variant of this product')
  db.update('variants', other.id, { price: other.price + 100_000, stock: 4 })
  const one = await received(client, order, [[0, 1]])
  const item_id = order.items[0]?.id ?? 0
  const exchange = [{ item_id, variant_id: other.id }]
  const after = await one.move({ state: 'exchanged', exchange, quoted_total: 0 })
  const [last] = after.returns
  const made = (await call('adminOrder', { params: { id: last?.exchange?.id ?? 0 } })).data.order
  expect(last?.exchange).toEqual({ id: made.id, code: made.code, credit: order.total_amount })
  expect(made).toMatchObject({
    exchange_of: { id: order.id, code: order.code },
    total_amount: 0,
    payment_status: 'successful',
    phone: order.phone,
    items: [expect.objectContaining({ variant_id: other.id, price: order.items[0]?.price })],
  })
  expect(made.bill?.lines.at(-1)).toEqual({
    code: 'exchange',
    label: order.code,
    amount: -order.total_amount,
  })
  expect(stockOf(client, other.id)).toBe(3)
  expect([amountHeld(after), amountHeld(made)]).toEqual([0, order.total_amount])
})

test('a new order that costs nothing keeps all its pieces §10.14.4 §10.17.7', async () => {
  const client = createClient()
  const { call, callError, db } = client
  const order = await placeDeliveredOrder(client, [[301, 2]])
  const item_id = order.items[0]?.id ?? 0
  const one = await received(client, order, [[0, 2]])
  const exchange = [{ item_id, variant_id: 302 }]
  const after = await one.move({ state: 'exchanged', exchange })
  const params = { id: after.returns[0]?.exchange?.id ?? 0 }
  const [line] = (await call('adminOrder', { params })).data.order.items
  const stock = stockOf(client, 302)
  const body = { ...recipient, note: '', items: [{ id: line?.id ?? 0, quantity: 1 }] }
  expect(await callError('changeAdminOrder', { params, body })).toMatchObject({
    status: 422,
    errors: { items: expect.any(Array) },
  })
  expect([stockOf(client, 302), db.get('orders', params.id).total_amount]).toEqual([stock, 0])
})

test('a dearer thing is paid on delivery at the quoted total; a cheaper one leaves a refund §10.17.6', async () => {
  const client = createClient()
  const { db, call } = client
  const order = await placeDeliveredOrder(client, [
    [301, 1],
    [102, 1],
  ])
  db.update('variants', 401, { price: (order.items[0]?.price ?? 0) + 50_000, stock: 2 })
  const dear = await received(client, order, [[0, 1]])
  const item_id = order.items[0]?.id ?? 0
  const exchange = [{ item_id, variant_id: 401 }]
  expect(await dear.refused({ state: 'exchanged', exchange, quoted_total: 0 })).toMatchObject({
    status: 409,
    bill: { total: 50_000 },
  })
  expect(stockOf(client, 401)).toBe(2)
  const after = await dear.move({ state: 'exchanged', exchange, quoted_total: 50_000 })
  const id = after.returns[0]?.exchange?.id ?? 0
  expect(db.get('orders', id)).toMatchObject({ total_amount: 50_000, payment_status: 'pending' })

  // The replacing order is cancelled before it is sent. The return then waits again, and is refunded.
  const reason = { status: 'cancelled', reason: 'Đổi ý, không mua nữa' } as const
  await call('transitionOrder', { params: { id }, body: reason })
  expect(stockOf(client, 401)).toBe(2)
  const again = (await call('adminOrder', { params: { id: order.id } })).data.order
  expect(again.returns[0]).toMatchObject({ state: 'received', exchange: null })
  expect(amountHeld(again)).toBe(order.total_amount)

  db.update('variants', 401, { price: (order.items[0]?.price ?? 0) - 50_000 })
  expect(await dear.refused({ state: 'exchanged', exchange })).toMatchObject({
    errors: { 'refund.amount': expect.any(Array) },
  })
  const left = await dear.move({
    state: 'exchanged',
    exchange,
    refund: { ...version, amount: 50_000 },
  })
  expect(left.returns[0]?.refunds).toEqual([expect.objectContaining({ amount: 50_000 })])
})

test('a sold-out thing is named, and nothing is exchanged §10.17.6', async () => {
  const client = createClient()
  const order = await placeDeliveredOrder(client, [[301, 1]])
  client.db.update('variants', 401, { stock: 0 })
  const one = await received(client, order, [[0, 1]])
  const exchange = [{ item_id: order.items[0]?.id ?? 0, variant_id: 401 }]
  expect(await one.refused({ state: 'exchanged', exchange })).toMatchObject({
    errors: { 'exchange.0.variant_id': [expect.stringContaining('hết hàng')] },
  })
})

test('a delivery can not be undone after a return §10.17.8', async () => {
  const client = createClient()
  const { call, db } = client
  const order = await placeDeliveredOrder(client, [[301, 1]])
  await received(client, order, [[0, 1]])
  const { updated_at } = db.get('orders', order.id)
  const orders = [{ id: order.id, updated_at }]
  const { data } = await call('moveOrders', { body: { move: 'undo', orders } })
  expect(data.outcomes[0]?.ok).toBe(false)
})

test('the queue lists the oldest first, by state and by words §10.17.2', async () => {
  const client = createClient({ names: ['returns.open'] })
  const { data } = await client.call('adminReturns', { query: { per_page: 50 } })
  expect(data.returns).toHaveLength(20)
  expect(data.open_count).toBe(20)
  const times = data.returns.map(({ requested_at }) => requested_at ?? '')
  expect(times).toEqual(times.toSorted())
  expect(new Set(data.returns.map(({ state }) => state))).toEqual(
    new Set(['requested', 'approved', 'received']),
  )
  const [oldest] = data.returns
  const found = await client.call('adminReturns', { query: { q: oldest?.code ?? '' } })
  expect(found.data.returns).toEqual([oldest])
  const done = await client.call('adminReturns', { query: { state: 'refunded' } })
  expect(done.data.returns.map(({ state }) => state)).toEqual(['refunded'])
})
