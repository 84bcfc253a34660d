import fc from 'fast-check'
import { describe, expect } from 'vitest'
import type { AdminProduct, AdminProductRequest } from '@/api/generated/model'
import { formatVnd } from '@/lib/numbers'
import { type Client, orderRequest, test } from './test-client'

const productId = 3

/**
 * Returns the request that the product form sends for a product: all fields, and the stock that the form
 * showed.
 */
function sentOf({ id: _id, slug: _slug, created_at: _at, ...form }: AdminProduct) {
  const variants = form.variants.flatMap(({ id, stock }) => (id === null ? [] : [{ id, stock }]))
  return { ...form, before: { stock: form.stock, variants } } satisfies AdminProductRequest
}

const opened = async ({ call }: Client) =>
  (await call('adminProduct', { params: { id: productId } })).data.product

const buy = ({ call }: Client, quantity: number) =>
  call('createOrder', {
    body: { ...orderRequest, items: [{ product_id: 3, variant_id: 301, quantity }] },
  })

const stockOf = ({ db }: Client) => db.get('variants', 301).stock

const save = (client: Client, body: AdminProductRequest) =>
  client.call('updateProduct', { params: { id: productId }, body })

const withStock = (product: AdminProduct, stock: number): AdminProduct => ({
  ...product,
  variants: product.variants.map((one) => (one.id === 301 ? { ...one, stock } : one)),
})

describe('stock that is sold while a form is open', () => {
  test('stays sold when the form saves another field §10.4.8', async ({ client }) => {
    client.db.update('variants', 301, { stock: 6 })
    const form = await opened(client)
    await buy(client, 6)
    await save(client, { ...sentOf(form), name: 'Đầm mới' })
    expect(client.db.get('products', productId).name).toBe('Đầm mới')
    expect(stockOf(client)).toBe(0)
  })

  test('is not overwritten, until its new number was seen §10.4.8', async ({ client }) => {
    client.db.update('variants', 301, { stock: 6 })
    const form = await opened(client)
    await buy(client, 2)
    const { before } = sentOf(form)
    const typed = { ...sentOf(withStock(form, 10)), before, name: 'Đầm mới' }
    const index = form.variants.findIndex(({ id }) => id === 301)
    expect(
      await client.callError('updateProduct', { params: { id: productId }, body: typed }),
    ).toMatchObject({
      status: 409,
      errors: { [`variants.${index}.stock`]: ['Tồn kho đã đổi từ 6 thành 4. Hãy nhập số mới.'] },
    })
    expect(client.db.get('products', productId).name).not.toBe('Đầm mới')
    expect(stockOf(client)).toBe(4)
    await save(client, { ...typed, before: sentOf(await opened(client)).before })
    expect(stockOf(client)).toBe(10)
  })

  test('stays sold for a product without variants §10.4.8', async ({ client }) => {
    const { product } = (
      await client.call('createProduct', { body: { name: 'Khăn', status: 'draft', stock: 6 } })
    ).data
    const [row] = client.db.where('variants', 'product_id', product.id)
    client.db.update('variants', row!.id, { stock: 1 })
    const params = { id: product.id }
    await client.call('updateProduct', { params, body: { ...sentOf(product), name: 'Khăn lụa' } })
    expect(client.db.get('variants', row!.id).stock).toBe(1)
    const body = { ...sentOf(product), stock: 9 }
    const { updated_at: _, ...unversioned } = body
    expect(await client.callError('updateProduct', { params, body: unversioned })).toMatchObject({
      status: 409,
      errors: { stock: ['Tồn kho đã đổi từ 6 thành 1. Hãy nhập số mới.'] },
    })
  })
})

/** How many random sequences run. `SEQUENCES=600` tries more. */
const numRuns = Number(process.env['SEQUENCES'] ?? 60)

const steps = fc.array(
  fc.record({
    verb: fc.constantFrom('open', 'buy', 'buy', 'form', 'form', 'sheet'),
    who: fc.nat(2),
    typed: fc.nat(12),
    saysSeen: fc.boolean(),
  }),
  { minLength: 4, maxLength: 16 },
)

test('after any sales and writes of stock no piece is lost or made §10.4.8 §11.1.9', async ({
  client,
}) => {
  const { call, db } = client
  const changed = {
    form: (after: number, before: number | undefined) => {
      const body = sentOf(withStock(form, after))
      const variants = before === undefined ? [] : [{ id: 301, stock: before }]
      const others = body.before.variants.filter(({ id }) => id !== 301)
      return save(client, {
        ...body,
        updated_at: undefined,
        before: { variants: [...others, ...variants] },
      })
    },
    async sheet(after: number, before = 0) {
      const changes = [{ variant_id: 301, field: 'stock' as const, before, after }]
      const { outcomes } = (await call('saveVariants', { body: { changes } })).data
      if (outcomes[0]?.result !== 'saved') throw new Error('saveVariants: 409')
    },
  }
  const form = await opened(client)
  const isDone = (write: Promise<unknown>) =>
    write.then(
      () => true,
      (error: unknown) => {
        if (!/^\w+: 4(09|22)/.test(String(error instanceof Error && error.message))) throw error
        return false
      },
    )
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      db.update('variants', 301, { stock: 6 })
      const seen = [6, 6, 6]
      let expected = 6
      for (const { verb, who, typed, saysSeen } of taken) {
        const now = stockOf(client)
        const saw = seen[who] ?? 0
        if (verb === 'open') seen[who] = now
        else if (verb === 'buy') expected -= Number(await isDone(buy(client, 1)))
        else {
          const before = saysSeen || verb === 'sheet' ? saw : undefined
          // A write changes nothing when the stock already has the wanted value.
          if ((await isDone(changed[verb](typed, before))) && now !== typed) expected += typed - saw
        }
        expect(stockOf(client)).toBe(expected)
      }
    }),
    { numRuns },
  )
}, 0)

describe('stock in a file', () => {
  const imported = async (client: Client, stock: Record<string, number | string>) => {
    const { updated_at } = client.db.get('products', productId)
    const row = { line: 2, variant_id: 301, price: 777_000, updated_at, ...stock }
    const started = new Date('2026-11-21T02:00:00Z')
    client.scenario.set([`clock:${started.toISOString()}`])
    const body = { file_name: 'a.csv', dry_run: false, rows: [row] }
    const { id } = (await client.call('startProductImport', { body })).data
    client.scenario.set([`clock:${new Date(started.getTime() + 5_000).toISOString()}`])
    const { outcomes } = (await client.call('productImportOutcomes', { params: { id } })).data
    return outcomes[0]
  }

  test('changes nothing when it is unchanged §10.10.6', async ({ client }) => {
    client.db.update('variants', 301, { stock: 6, original_price: null })
    await buy(client, 6)
    const outcome = await imported(client, { stock: 6, stock_before: 6 })
    expect(outcome).toMatchObject({ result: 'updated' })
    expect(client.db.get('variants', 301)).toMatchObject({ price: 777_000, stock: 0 })
  })

  test('is refused after a sale, or without the exported stock §10.10.6', async ({ client }) => {
    client.db.update('variants', 301, { stock: 6, original_price: null })
    await buy(client, 2)
    expect(await imported(client, { stock: 10, stock_before: 6 })).toMatchObject({
      result: 'failed',
      message: 'Tồn kho đã đổi từ 6 thành 4. Hãy nhập số mới.',
    })
    expect(await imported(client, { stock: 6 })).toMatchObject({
      result: 'failed',
      message: 'Tệp thiếu cột Tồn kho lúc xuất. Hãy xuất tệp mới để đổi tồn kho.',
    })
    expect(stockOf(client)).toBe(4)
  })
})

test('a copy has a stock of 0 §10.3.2a', async ({ call }) => {
  const { product } = (await call('duplicateProduct', { params: { id: productId } })).data
  expect(product.stock).toBe(0)
})

describe('prices that are lowered by a percentage', () => {
  const priceOf = ({ db }: Client) => {
    const all = db.where('variants', 'product_id', productId).map(({ price }) => price)
    return { min_price: Math.min(...all), max_price: Math.max(...all) }
  }
  const staffOf = ({ db }: Client) => db.tables.users.find(({ is_staff }) => is_staff)!
  const lower = (client: Client) => {
    const { call } = client
    const seen = priceOf(client)
    const body = {
      ids: [productId],
      action: 'price' as const,
      price_change: { kind: 'percent' as const, value: -10, step: 1000 },
      before: { prices: [{ id: productId, ...seen }] },
    }
    return {
      send: async (headers = {}) =>
        (await call('bulkUpdateProducts', { body, headers })).data.outcomes[0],
    }
  }
  const prices = ({ db }: Client) => db.where('variants', 'product_id', productId)

  test('are lowered once; another person gets a conflict §10.3.2i', async ({ client }) => {
    const { send } = lower(client)
    const { min_price } = priceOf(client)
    const first = await send()
    const lowered = prices(client)
    expect(first?.changes?.length).toBeGreaterThan(0)
    expect(await send()).toMatchObject({ ok: true, message: 'Giá đã được đổi như vậy rồi' })
    const { id, full_name } = staffOf(client)
    client.db.update('users', id, { full_name: 'Người khác' })
    const second = await send()
    expect(second).toMatchObject({ ok: false, conflict: true })
    expect(second?.message).toContain(`Giá vừa được đổi: ${formatVnd(min_price)}`)
    expect(second?.message).toContain(`người đổi: ${full_name}`)
    expect(prices(client)).toEqual(lowered)
  })

  test('are refused when they have changed §10.3.2i', async ({ client }) => {
    const { send } = lower(client)
    for (const { id } of prices(client))
      client.db.update('variants', id, { price: 123_000, original_price: null })
    expect(await send()).toMatchObject({
      ok: false,
      conflict: true,
      message: expect.stringMatching(/^Giá vừa được đổi: .*→ 123\.000VND\. Hãy xem lại giá mới\.$/),
    })
  })
})

test('an order changed since it was listed is not shipped §10.6.3', async ({ client }) => {
  const { call, db } = client
  const { order } = (await call('createOrder', { body: orderRequest })).data
  await call('moveOrders', { body: { move: 'confirm', orders: [{ id: order.id }] } })
  const listed = (await call('adminOrders', { query: { q: order.code } })).data.orders[0]!
  expect(listed.address).toBe(order.address)
  client.scenario.set([`clock:${new Date(Date.now() + 3_600_000).toISOString()}`])
  await call('changeDelivery', {
    params: { code: order.code },
    body: {
      full_name: order.full_name,
      phone: order.phone,
      address: '9 Lý Quốc Sư',
      province_id: 1,
      district_id: 1,
      ward_id: 4,
      order_phone: order.phone,
    },
  })
  const { id, updated_at } = listed
  const orders = [{ id, ...(updated_at && { updated_at }) }]
  const { outcomes } = (await call('moveOrders', { body: { move: 'ship', orders } })).data
  expect(outcomes[0]).toMatchObject({ ok: false, status: 'processing' })
  expect(outcomes[0]?.message).toMatch(/đã đổi nơi nhận\. Trước đó: .*12 Châu Long/)
  expect(db.get('orders', id).status).toBe('processing')
})
