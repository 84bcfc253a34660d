import { expect, test } from 'vitest'
import type { OperationId } from '../contract/operations.gen'
import { createTestWorld, type TestWorld } from '../node'
import { type Parts, requestOf } from '../pipeline/samples/request'
import { samples } from '../pipeline/samples/samples'

async function call(world: TestWorld, operation: OperationId, parts: Parts = {}, token?: string) {
  const outcome = await world.answer(requestOf(operation, parts, token ?? null))
  if (outcome === 'network-error') throw new Error('No answer came')
  return { status: outcome.status, ...(await outcome.json()) }
}

/** Steps the clock on, and asks for something, before which the actors do what is due. */
async function stepOn(world: TestWorld, ...names: string[]) {
  world.scenario.set(names)
  await call(world, 'siteInfo')
}

test('a rival buys all of the line that somebody wants, and it is refused', async () => {
  const world = createTestWorld({ names: ['actors:rush'] })
  const order = samples.createOrder(world.db.tables)
  const [{ variant_id } = { variant_id: 0 }] = order.body.items
  await call(world, 'quoteOrder', { body: { items: order.body.items } })
  expect(world.planned()).toMatchObject([{ actor: 'rush' }])
  expect(world.db.get('variants', variant_id).stock).toBeGreaterThan(0)
  await stepOn(world, 'actors:rush', 'clock:+1m')
  expect(world.db.get('variants', variant_id).stock).toBe(0)
  expect(await call(world, 'createOrder', order)).toMatchObject({
    status: 422,
    errors: { 'items.0.quantity': [expect.any(String)] },
  })
  world.assertNoViolations()
})

async function ordersAfter(...names: string[]) {
  const world = createTestWorld({ names })
  const before = world.db.tables.orders.length
  await call(world, 'siteInfo')
  await stepOn(world, ...names, 'clock:+5m')
  return world.db.tables.orders.slice(before)
}

test('orders arrive on the clock, the same for a seed', async () => {
  const arrived = await ordersAfter('actors:orders')
  expect(arrived.length).toBeGreaterThanOrEqual(6)
  expect(arrived.length).toBeLessThanOrEqual(20)
  expect(await ordersAfter('actors:orders')).toEqual(arrived)
  expect(await ordersAfter('actors:orders:7')).not.toEqual(arrived)
})

test('a colleague renames the product that is opened, once, and a save of the older one is refused', async () => {
  const world = createTestWorld({ names: ['actors:colleague'] })
  const token = world.signIn('staff') ?? undefined
  const { params } = samples.adminProduct(world.db.tables)
  const { name } = world.db.get('products', params.id)
  const opened = await call(world, 'adminProduct', { params }, token)
  await stepOn(world, 'actors:colleague', 'clock:+1m')
  const changed = world.db.get('products', params.id)
  expect(changed.name).toMatch(`${name} (`)
  const [activity] = world.db.tables.activity.slice(-1)
  expect(activity).toMatchObject({ by: 'Lê Hoàng Nam', object_id: params.id })
  const { id: _id, slug: _slug, created_at: _at, ...body } = opened.data.product
  expect((await call(world, 'updateProduct', { params, body }, token)).status).toBe(409)
  await call(world, 'adminProduct', { params }, token)
  await stepOn(world, 'actors:colleague', 'clock:+9m')
  expect(world.db.get('products', params.id).name).toBe(changed.name)
  world.assertNoViolations()
})

test('PayPal reports later than the shopper is back', async () => {
  const world = createTestWorld({ names: ['actors:paypal-late'] })
  const order = samples.createOrder(world.db.tables).body
  await call(world, 'createOrder', { body: { ...order, payment_method: 'paypal' } })
  const payment = world.db.tables.payments.at(-1)
  const payment_id = payment?.payment_id ?? ''
  world.db.update('payments', payment_id, { approval: 'approved' })
  const capture = { body: { payment_method: 'paypal', payment_id } }
  expect((await call(world, 'capturePayment', capture)).data.status).toBe('pending')
  await stepOn(world, 'actors:paypal-late', 'clock:+1m')
  const found = await call(world, 'paypalStatus', { query: { token: payment?.token } })
  expect(found.data.status).toBe('successful')
})

test('who leaves the scenario does nothing more', async () => {
  const world = createTestWorld({ names: ['actors:orders'] })
  await call(world, 'siteInfo')
  const before = world.db.tables.orders.length
  await stepOn(world, 'clock:+1h')
  expect(world.planned()).toEqual([])
  expect(world.db.tables.orders).toHaveLength(before)
  expect(() => world.scenario.set(['actors:rsh'])).toThrow(/actors:rush/)
})
