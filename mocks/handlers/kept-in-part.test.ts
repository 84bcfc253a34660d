import { expect } from 'vitest'
import { amountHeld } from '@/domain/returns/money'
import { type Client, orderRequest, test } from './test-client'

/** Returns a cash order of three pieces that is on its way, and a request that gives one piece back. */
async function sent({ call }: Pick<Client, 'call'>) {
  const items = [
    { product_id: 3, variant_id: 301, quantity: 2 },
    { product_id: 4, variant_id: 401, quantity: 1 },
  ]
  const { order } = (await call('createAdminOrder', { body: { ...orderRequest, items } })).data
  const params = { id: order.id }
  for (const move of ['confirm', 'ship'] as const)
    await call('moveOrders', { body: { move, orders: [params] } })
  const item_id = order.items[1]?.id ?? 0
  return { order, params, item_id, body: { back: [{ item_id, quantity: 1 }] } }
}

test('the kept part of an order is delivered, paid and owed by the carrier; the rest becomes a return and then stock §10.25.2', async ({
  client,
}) => {
  const { call, db } = client
  const { order, params, body, item_id } = await sent(client)
  const { stock } = db.get('variants', 401)
  const { data } = await call('keepInPart', { params, body })
  const total = data.order.total_amount
  expect(total).toBeLessThan(order.total_amount)
  expect(data).toMatchObject({ order: { status: 'delivered' }, can_keep_in_part: false })
  expect([data.cash?.due, amountHeld(data.order)]).toEqual([total, total])
  expect(data.order.bill?.lines).toContainEqual({
    code: 'refused',
    label: '',
    amount: total - order.total_amount,
  })
  const query = { q: order.code }
  expect((await call('adminReturns', { query })).data.returns).toMatchObject([{ state: 'at_door' }])
  const { code, phone } = order
  const found = (await call('lookUpOrder', { query: { code, phone }, token: null })).data.order
  expect([found.total_amount, found.returns[0]?.state]).toEqual([total, 'at_door'])
  expect(db.get('variants', 401).stock, 'the stock is unchanged until the piece is back').toBe(
    stock,
  )
  const back = { ...params, return_id: data.order.returns[0]?.id ?? 0 }
  const received = [{ item_id, as_new: 1, damaged: 0 }]
  const few = await client.callError('moveReturn', { params: back, body: { state: 'back' } })
  expect(few.status).toBe(422)
  const done = await call('moveReturn', { params: back, body: { state: 'back', received } })
  expect([db.get('variants', 401).stock, amountHeld(done.data.order)]).toEqual([stock + 1, total])
  const again = { items: [{ item_id, quantity: 1, reason: 'fit', wish: 'refund' } as const] }
  expect((await client.callError('createAdminReturn', { params, body: again })).status).toBe(422)
})

test('a delivered order can be corrected while the carrier owes it, never below what has come §10.25.1', async ({
  client,
}) => {
  const { call, callError, db } = client
  const { order, params, body } = await sent(client)
  await call('moveOrders', { body: { move: 'deliver', orders: [params] } })
  const orders = [{ id: order.id, amount: order.total_amount - 1 }]
  await call('settleCash', { body: { statement: 'S1', orders } })
  expect(await callError('keepInPart', { params, body })).toMatchObject({ code: 'notAllowed' })
  for (const { id } of db.where('cash_settlements', 'order_id', order.id))
    db.update('cash_settlements', id, { amount: 1 })
  const { data } = await call('keepInPart', { params, body })
  expect(data.cash).toMatchObject({ due: data.order.total_amount, received: 1 })
})

test('a part that was noted by mistake is undone for ten minutes, while nothing follows §10.25.8', async ({
  client,
}) => {
  const { call, db } = client
  const { order, params, body } = await sent(client)
  const before = db.get('orders', order.id)
  const { data } = await call('keepInPart', { params, body })
  expect(data.part_undo_until).not.toBeNull()
  const undo = async () => {
    const orders = [{ id: order.id, updated_at: db.get('orders', order.id).updated_at }]
    return (await call('moveOrders', { body: { move: 'undo', orders } })).data.outcomes[0]
  }
  expect(await undo()).toMatchObject({ ok: true, status: 'shipped' })
  expect(db.get('orders', order.id)).toEqual({ ...before, updated_at: expect.any(String) })
  expect(db.where('order_returns', 'order_id', order.id)).toEqual([])
  await call('keepInPart', { params, body })
  const orders = [{ id: order.id, amount: 1 }]
  await call('settleCash', { body: { statement: 'S1', orders } })
  expect(await undo()).toMatchObject({ ok: false })
})

test('keeping all or nothing, an old version, and another total are refused §10.25.1', async ({
  client,
}) => {
  const { callError } = client
  const { params, body, item_id } = await sent(client)
  const refused = async (more: object) =>
    (await callError('keepInPart', { params, body: { ...body, ...more } })).code
  expect(await refused({ back: [{ item_id, quantity: 9 }] })).toBe('invalid')
  expect(await refused({ updated_at: '2020-01-01T00:00:00Z' })).toBe('conflict')
  expect(await refused({ quoted_total: 1 })).toBe('billChanged')
})
