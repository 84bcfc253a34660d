import { describe, expect } from 'vitest'
import type { MovedOrder, MoveOrdersRequest, OrderMove, OrderStatus } from '@/api/generated/model'
import type { OrderRow } from '../db/tables'
import { seedTables } from '../seed/world'
import { kpisOf, paymentSplit, revenueByDay } from './admin-dashboard'
import { type Client, createClient, orderRequest, test } from './test-client'

const orderIn = (db: Client['db'], status: OrderStatus) => {
  const order = db.tables.orders.find(
    (row) => row.status === status && row.payment_method === 'cod',
  )
  if (!order) throw new Error(`The seed has no ${status} order`)
  return order
}

describe('an order by phone', () => {
  const wanted = (db: Client['db'], stock = 5) => {
    const variant = db.tables.variants.find((row) => row.stock >= stock)
    if (!variant) throw new Error('The seed has no such stock')
    const { id, product_id } = variant
    const place = { address: '12 Xuân Thủy', province_id: 1, district_id: 5, ward_id: 167 }
    const items = [{ product_id, variant_id: id, quantity: 2 }]
    const body = { ...place, full_name: 'Lê Thị Vân', phone: '0388 111 222', items }
    return { variant, body: { ...body, payment_method: 'cod' } as const }
  }

  test('takes stock, belongs to the account, and names the person who took it §10.13.2', async ({
    client,
  }) => {
    const { call, db } = client
    const { variant, body } = wanted(db)
    const [account] = db.tables.users
    const { data } = await call('createAdminOrder', {
      body: { ...body, customer: `user-${account?.id}` },
    })
    expect(data.order).toMatchObject({ status: 'pending', payment_status: 'pending' })
    expect(data.order.events).toMatchObject([{ status: 'pending', by: expect.any(String) }])
    expect(db.get('orders', data.order.id)).toMatchObject({ user_id: account?.id })
    expect(db.get('variants', variant.id).stock).toBe(variant.stock - 2)
  })

  test('is never a PayPal order, and is not collected when paid §10.13.6', async ({ call, db }) => {
    const { body } = wanted(db)
    const { data } = await call('createAdminOrder', {
      body: { ...body, payment_method: 'paypal', is_paid: true, customer: 'guest-999999' },
    })
    expect(data.order).toMatchObject({ payment_method: 'cod', payment_status: 'successful' })
    expect(db.get('orders', data.order.id).user_id).toBeNull()
  })

  test('is refused at another total, or without stock §10.13.6', async ({ callError, db }) => {
    const { variant, body } = wanted(db)
    expect(
      await callError('createAdminOrder', { body: { ...body, quoted_total: 1 } }),
    ).toMatchObject({ status: 409 })
    db.update('variants', variant.id, { stock: 1 })
    expect((await callError('createAdminOrder', { body })).errors).toHaveProperty([
      'items.0.quantity',
    ])
    expect(db.get('variants', variant.id).stock).toBe(1)
  })
})

describe('moving several orders', () => {
  test('reports the outcome of each order; undo reverts the last step only §10.6.8', async ({
    call,
    db,
  }) => {
    const { id } = orderIn(db, 'pending')
    const delivered = orderIn(db, 'delivered')
    const move = (name: OrderMove, ...orders: MovedOrder[]) =>
      call('moveOrders', { body: { move: name, orders } }).then(({ data }) => data.outcomes)
    const [moved, refused, unknown] = await move('confirm', { id }, delivered, { id: 99_999 })
    expect(moved).toMatchObject({ id, ok: true, status: 'processing' })
    expect(refused).toMatchObject({ ok: false, status: 'delivered' })
    expect(unknown).toMatchObject({ ok: false, status: null, updated_at: null })

    const { updated_at } = db.get('orders', id)
    const [old] = await move('undo', { id, updated_at: '2026-01-01T00:00:00.000Z' })
    expect(old).toMatchObject({ ok: false, status: 'processing' })
    const [undone] = await move('undo', { id, updated_at })
    expect(undone).toMatchObject({ ok: true, status: 'pending' })
    const events = db.where('order_events', 'order_id', id).map(({ status }) => status)
    expect(events).toEqual(['pending'])
    expect(db.where('order_notes', 'order_id', id).at(-1)).toMatchObject({ by: 'Trần Thu Hà' })
    const again = { id, updated_at: db.get('orders', id).updated_at }
    expect((await move('undo', again))[0]?.ok).toBe(false)
  })

  test('shipping stores the tracking number, and staff see who shipped the order', async ({
    call,
    db,
  }) => {
    const { id } = orderIn(db, 'processing')
    const shipment = { carrier: 'Giao Hàng Nhanh', tracking_number: 'GHN0042' }
    await call('moveOrders', { body: { move: 'ship', orders: [{ id, shipment }] } })
    const { data } = await call('adminOrder', { params: { id } })
    expect(data.order.shipment).toEqual(shipment)
    expect(data.order.events.at(-1)).toMatchObject({ status: 'shipped', by: 'Trần Thu Hà' })
    expect(data.order.events[0]?.by).toBeNull()
    const body: MoveOrdersRequest = { move: 'undo', orders: [{ id, updated_at: data.updated_at }] }
    await call('moveOrders', { body })
    expect(db.get('orders', id)).toMatchObject({ status: 'processing', carrier: '' })
  })
})

test('a note is signed and dated', async ({ call, callError }) => {
  const params = { id: 1 }
  const { data } = await call('addOrderNote', { params, body: { text: ' Đã gọi ' } })
  expect(data.notes.at(-1)).toMatchObject({
    text: 'Đã gọi',
    by: 'Trần Thu Hà',
    at: '2026-11-21T02:00:00.000Z',
  })
  expect(await callError('addOrderNote', { params, body: { text: ' ' } })).toMatchObject({
    status: 422,
    errors: { text: ['Vui lòng nhập ghi chú'] },
  })
})

describe('the list of orders', () => {
  test('counts every tab under the same filters', async ({ call, db }) => {
    const query = { payment_method: 'cod', status: 'delivered', per_page: 100 } as const
    const { data } = await call('adminOrders', { query })
    const cash = db.tables.orders.filter((row) => row.payment_method === 'cod')
    expect(data.counts.reduce((sum, { count }) => sum + count, 0)).toBe(cash.length)
    expect(data.orders).toHaveLength(
      data.counts.find(({ status }) => status === 'delivered')?.count ?? 0,
    )
  })

  test('finds orders by code, by a name without diacritics, and by any spelling of a phone number', async ({
    call,
    db,
  }) => {
    const { code, full_name } = orderIn(db, 'pending')
    const found = async (q: string) => {
      const { data } = await call('adminOrders', { query: { q, per_page: 100 } })
      return data.orders
    }
    expect((await found(code.toLowerCase())).map((row) => row.code)).toEqual([code])
    expect((await found('nguyen minh anh')).length).toBeGreaterThan(0)
    const own = db.tables.orders.filter(({ phone }) => phone === '0912345678')
    for (const q of ['0912 345 678', '+84 912.345.678', '0084912345678', '84912345678'])
      expect(await found(q)).toHaveLength(own.length)
    expect((await found(full_name)).map((row) => row.code)).toContain(code)
  })
})

test('the dashboard sums the orders, and counts as the lists do §10.3.1g', async ({ client }) => {
  const { call, callError, db } = client
  const range = { from: '2026-10-23', to: '2026-11-21' }
  const { data } = await call('adminDashboard', { query: range })
  const revenue = data.revenue_by_day.reduce((sum, day) => sum + day.revenue, 0)
  expect(data.revenue_by_day).toHaveLength(30)
  expect(revenue).toBe(data.revenue.current)
  expect(data.status_counts.reduce((sum, { count }) => sum + count, 0)).toBe(data.orders.current)
  const { counts, unclear_count: unclear } = (await call('adminOrders', { query: {} })).data
  const countOf = (wanted: string) => counts.find(({ status }) => status === wanted)?.count
  const { pagination } = (
    await call('adminProducts', { query: { stock: 'low', status: 'active' } })
  ).data
  expect(data.work).toEqual({
    pending: countOf('pending'),
    processing: countOf('processing'),
    returns: (await call('adminReturns', { query: {} })).data.open_count,
    unclear,
    low_stock: pagination.total,
  })
  expect(data.recent_orders[0]?.id).toBe(db.tables.orders.at(-1)?.id)
  const query = { from: '2026-11-21', to: '2026-11-20' }
  expect(await callError('adminDashboard', { query })).toMatchObject({ status: 422 })
})

/** Returns a world, and the orders for which carriers still owe cash to the shop. */
async function owedWorld() {
  const client = createClient()
  const { data } = await client.call('adminOrders', {
    query: { payment_state: 'owed', per_page: 100 },
  })
  const [one, two] = data.orders
  if (!one?.cash || !two?.cash) throw new Error('The seed owes nothing')
  const settle = async (statement: string, id: number, amount: number) => {
    const body = { statement, orders: [{ id, amount }] }
    return (await client.call('settleCash', { body })).data.outcomes[0]
  }
  const cash = async (id: number) => (await client.call('adminOrder', { params: { id } })).data.cash
  return { ...client, data, one, two, due: one.cash.due, settle, cash }
}

test('a delivered cash order is paid by the customer and owed by the carrier, in list, count and dashboard §10.22.1 §10.22.2', async () => {
  const { call, data } = await owedWorld()
  for (const order of data.orders) {
    expect(order).toMatchObject({
      status: 'delivered',
      payment_method: 'cod',
      payment_status: 'successful',
    })
    expect(order.cash?.received).toBeLessThan(order.cash?.due ?? 0)
  }
  expect(data.owed_count).toBe(data.orders.length)
  const left = data.orders.map(({ cash }) => (cash?.due ?? 0) - (cash?.received ?? 0))
  expect(data.owed_amount).toBe(left.reduce((sum, amount) => sum + amount, 0))
  const paid = await call('adminOrders', { query: { payment_state: 'successful', per_page: 100 } })
  const owedIds = new Set(data.orders.map(({ id }) => id))
  expect(paid.data.orders.filter(({ id }) => owedIds.has(id))).toEqual([])
  const { owed_cash } = (
    await call('adminDashboard', { query: { from: '2026-11-01', to: '2026-11-20' } })
  ).data
  expect(owed_cash).toMatchObject({
    orders: data.orders.length,
    amount: data.owed_amount,
    since: data.orders.map(({ cash }) => cash?.since ?? '').toSorted()[0],
  })
})

test('a statement settles an order once; another amount under its number is refused §10.22.5', async () => {
  const { one, due, settle, cash, call } = await owedWorld()
  const number = due - (one.cash?.received ?? 0)
  expect(await settle(' DS-1 ', one.id, number)).toMatchObject({ ok: true })
  expect(await settle('DS-1', one.id, number)).toMatchObject({ ok: true })
  expect(await settle('DS-1', one.id, 1000)).toMatchObject({ ok: false })
  expect(await settle('DS-2', one.id, number)).toMatchObject({ ok: false })
  expect(await cash(one.id)).toMatchObject({ due, received: due })
  const { data } = await call('adminActivity', { query: { kind: 'order', object_id: one.id } })
  expect(data.entries[0]?.changes).toEqual([
    { field: 'cash_statement', before: '', after: 'DS-1' },
    { field: 'cash_amount', before: '', after: String(number) },
  ])
})

test('a shortage stays owed until another statement; a surplus is noted §10.22.3', async () => {
  const { two, settle, cash } = await owedWorld()
  const due = two.cash?.due ?? 0
  await settle('DS-1', two.id, 1000)
  expect(await cash(two.id)).toMatchObject({ received: 1000 })
  await settle('DS-2', two.id, due)
  expect(await cash(two.id)).toMatchObject({ due, received: due + 1000 })
})

test('an order that is not delivered or not paid in cash has no cash to settle §10.22.5', async () => {
  const { db, settle, call } = await owedWorld()
  const idOf = (fits: (order: (typeof db.tables.orders)[number]) => boolean) =>
    db.tables.orders.find(fits)?.id ?? 0
  const shipped = idOf(({ status }) => status === 'shipped')
  const paypal = idOf((one) => one.status === 'delivered' && one.payment_method === 'paypal')
  for (const id of [shipped, paypal, 99_999])
    expect(await settle('DS-1', id, 1000)).toMatchObject({ ok: false })
  const { data } = await call('adminOrder', { params: { id: paypal } })
  expect(data.cash).toBeNull()
})

test('a delivery can not be undone once its money came §10.22.1', async () => {
  const { db, call, settle } = await owedWorld()
  const order = db.tables.orders.find(
    (one) => one.status === 'shipped' && one.payment_method === 'cod',
  )
  const orders = [{ id: order?.id ?? 0 }]
  await call('moveOrders', { body: { move: 'deliver', orders } })
  expect(await settle('DS-1', order?.id ?? 0, 1000)).toMatchObject({ ok: true })
  const { updated_at } = db.get('orders', order?.id ?? 0)
  const back = await call('moveOrders', {
    body: { move: 'undo', orders: [{ id: order?.id ?? 0, updated_at }] },
  })
  expect(back.data.outcomes[0]).toMatchObject({ ok: false, status: 'delivered' })
})

const tables = seedTables({ seed: 1, now: new Date('2026-11-21T02:00:00Z'), assetBase: '' })
const sample = tables.orders[0]!

const order = (created_at: string, total_amount: number, changes: Partial<OrderRow> = {}) => ({
  ...sample,
  status: 'delivered' as const,
  payment_method: 'cod' as const,
  created_at,
  total_amount,
  ...changes,
})
const cancelled = { status: 'cancelled' as const }

test('cancelled orders count, but bring no revenue §10.3.1a', () => {
  const at = '2026-11-20T05:00:00Z'
  const orders = [order(at, 100), order(at, 201), order(at, 999, cancelled)]
  expect(kpisOf(orders, [])).toEqual({
    revenue: { current: 301, previous: 0 },
    orders: { current: 3, previous: 0 },
    average_value: { current: 151, previous: 0 },
    cancellation_rate: { current: expect.closeTo(1 / 3), previous: 0 },
  })
})

test('revenue by day has days without orders; its count has the same orders as its amount §10.3.1f', () => {
  const orders = [order('2026-11-20T05:00:00Z', 100), order('2026-11-20T06:00:00Z', 50, cancelled)]
  expect(revenueByDay(orders, { from: '2026-11-19', to: '2026-11-20' })).toEqual([
    { date: '2026-11-19', revenue: 0, orders: 0 },
    { date: '2026-11-20', revenue: 100, orders: 1 },
  ])
})

test('the split has both payment methods, used or not §10.3.1f', () => {
  const at = '2026-11-20T05:00:00Z'
  expect(paymentSplit([order(at, 100), order(at, 999, cancelled)])).toEqual([
    { payment_method: 'cod', orders: 1, revenue: 100 },
    { payment_method: 'paypal', orders: 0, revenue: 0 },
  ])
})

test('returned pieces of a deleted variant are named on the order §10.6.5', async () => {
  const { call, db } = createClient()
  const { id } = (await call('createOrder', { body: orderRequest })).data.order
  db.remove('variants', 301)
  const { data } = await call('transitionOrder', {
    params: { id },
    body: { status: 'cancelled', reason: 'Hết hàng' },
  })
  const name = data.order.items[0]?.product_name
  expect(data.notes.at(-1)?.text).toContain(`đã bị xóa. Hãy cất riêng: 1 × ${name}`)
})
