import { createWorld, handlers, startServer } from 'moc-lan-shop/mocks'
import { delay, http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cheapest, orderByPhone } from './app'

describe('behind fetch', () => {
  const world = createWorld({ seed: 1 })
  const server = setupServer(...handlers(world, 'https://api.shop.example'))
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => {
    server.resetHandlers()
    world.assertNoViolations()
    world.reset()
  })
  afterAll(() => server.close())

  test('the app finds a product of the seed', async () => {
    expect(await cheapest('dam lua')).toMatch(/Đầm/)
  })

  test('an order is a row of the world, and takes the stock', async () => {
    const variant = world.db.tables.variants.find(({ stock }) => stock > 1)
    if (!variant) throw new Error('The seed has no stock')
    const { id, product_id, stock } = variant
    const code = await orderByPhone({ product_id, variant_id: id, quantity: 1 })
    expect(world.db.where('orders', 'code', code)).toMatchObject([{ status: 'pending' }])
    expect(world.db.get('variants', id).stock).toBe(stock - 1)
    expect(world.log.entries().at(-1)).toMatchObject({ operation: 'createOrder', status: 201 })
  })

  test('one call is overridden, all calls are delayed, by the means of msw', async () => {
    const closed = { success: false, message: 'Closed for today' }
    server.use(http.get('*/api/products', () => HttpResponse.json(closed, { status: 503 })))
    await expect(cheapest('dam')).rejects.toThrow('Closed for today')
    // A handler that returns nothing passes the call on to the next one.
    server.resetHandlers()
    server.use(http.all('*/api/*', () => delay(50)))
    expect(await cheapest('dam lua')).toMatch(/Đầm/)
  })

  test('a named failure; a misspelt name does not compile', async () => {
    world.scenario.set(['productList.serverError'])
    await expect(cheapest('dam')).rejects.toThrow(/Chưa tải được/)
    // @ts-expect-error
    expect(() => createWorld({ scenarios: ['productList.serverErorr'] })).toThrow(/serverError/)
  })
})

test('over HTTP', async () => {
  const server = await startServer({ port: 0, seed: 1, latency: 'instant' })
  expect(await cheapest('dam lua', server.url)).toMatch(/Đầm/)
  await server.close()
})
