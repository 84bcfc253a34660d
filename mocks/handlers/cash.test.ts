import { expect } from 'vitest'
import { createClient, test } from './test-client'

/** A world with the orders of which cash is owed. */
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

test('a cash order that is delivered is paid by the customer and owed by the carrier; the queue, its number and the dashboard have it §10.22.1 §10.22.2 §10.22.6', async () => {
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
  const paid = await call('adminOrders', { query: { payment_state: 'successful', per_page: 100 } })
  const owedIds = new Set(data.orders.map(({ id }) => id))
  expect(paid.data.orders.filter(({ id }) => owedIds.has(id))).toEqual([])
  const { owed_cash } = (
    await call('adminDashboard', { query: { from: '2026-11-01', to: '2026-11-20' } })
  ).data
  const left = data.orders.map(({ cash }) => (cash?.due ?? 0) - (cash?.received ?? 0))
  expect(owed_cash).toMatchObject({
    orders: data.orders.length,
    amount: left.reduce((sum, amount) => sum + amount, 0),
    since: data.orders.map(({ cash }) => cash?.since ?? '').toSorted()[0],
  })
})

test('a statement settles an order once, whoever sends it again; another amount under its number is refused §10.22.5', async () => {
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

test('what comes short stays owed until another statement brings the rest; what comes over is noted §10.22.4', async () => {
  const { two, settle, cash } = await owedWorld()
  const due = two.cash?.due ?? 0
  await settle('DS-1', two.id, 1000)
  expect(await cash(two.id)).toMatchObject({ received: 1000 })
  await settle('DS-2', two.id, due)
  expect(await cash(two.id)).toMatchObject({ due, received: due + 1000 })
})

test('an order that was not delivered, or was paid otherwise, has no cash to settle §10.22.5', async () => {
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

test('a delivery of which money came is not taken back §10.22.7', async () => {
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
