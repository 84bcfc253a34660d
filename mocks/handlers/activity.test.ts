import { expect, test } from 'vitest'
import { createClient } from './test-client'

const now = new Date('2026-11-21T02:00:00Z')

function openClient() {
  const client = createClient({ now })
  const { call } = client
  return {
    ...client,
    last: async () => (await call('adminActivity')).data.entries[0],
    count: async () => (await call('adminActivity')).data.pagination.total,
  }
}

test('a changed product logs who, when, and its fields before and after §10.11.1 §10.11.4', async () => {
  const { call, last } = openClient()
  const { data } = await call('adminProduct', { params: { id: 1 } })
  const { product } = data
  const variants = product.variants.map((variant, index) =>
    index === 0 ? { ...variant, original_price: null, price: 123_000 } : variant,
  )
  const body = { ...product, name: 'Áo mới', variants, is_featured: !product.is_featured }
  await call('updateProduct', { params: { id: 1 }, body })
  const entry = await last()
  const [first] = product.variants
  expect(entry).toMatchObject({
    at: now.toISOString(),
    kind: 'product',
    action: 'changed',
    object_id: 1,
    name: 'Áo mới',
  })
  expect(entry?.by).not.toBe('')
  expect(entry?.changes).toContainEqual({ field: 'name', before: product.name, after: 'Áo mới' })
  expect(entry?.changes).toContainEqual({
    field: `${first?.color} / ${first?.size}: price`,
    before: String(first?.price),
    after: '123000',
  })
  expect(entry?.changes.map(({ field }) => field)).not.toContain('updated_at')
})

test('changing the text of an image logs that field alone §10.11.1', async () => {
  const { call, last } = openClient()
  const { data } = await call('adminProduct', { params: { id: 1 } })
  const { product } = data
  const [url = ''] = product.images
  const image_notes = [{ url, alt: 'Mặt trước', color: '' }]
  await call('updateProduct', { params: { id: 1 }, body: { ...product, image_notes } })
  const changes = (await last())?.changes
  expect(changes?.map(({ field }) => field)).toEqual(['image_notes'])
})

test('saving without a change logs nothing, nor does a refused write §10.11.1', async () => {
  const { call, callError, count } = openClient()
  const before = await count()
  const { data } = await call('adminProduct', { params: { id: 1 } })
  await call('updateProduct', { params: { id: 1 }, body: data.product })
  await callError('updateProduct', {
    params: { id: 1 },
    body: { name: '', status: 'active' },
  })
  expect(await count()).toBe(before)
})

test('creating, moving, deleting and setting log one entry each §10.11.1', async () => {
  const { call, last } = openClient()
  const made = await call('createProduct', { body: { name: 'Áo nháp', status: 'draft' } })
  const { id } = made.data.product
  expect(await last()).toMatchObject({ action: 'created', object_id: id, name: 'Áo nháp' })
  await call('deleteProduct', { params: { id } })
  expect(await last()).toMatchObject({ action: 'deleted', object_id: id, name: 'Áo nháp' })

  const { data } = await call('adminOrders', { query: { status: 'pending' } })
  const [order] = data.orders
  const params = { id: order?.id ?? 0 }
  await call('transitionOrder', { params, body: { status: 'processing' } })
  expect(await last()).toMatchObject({
    kind: 'order',
    name: order?.code,
    changes: [{ field: 'status', before: 'pending', after: 'processing' }],
  })

  const { data: settings } = await call('adminSettings')
  const website = { ...settings.site.website, name: 'Mộc Lan 2' }
  await call('updateSettings', { body: { site: { ...settings.site, website } } })
  const entry = await last()
  expect(entry).toMatchObject({ kind: 'settings', object_id: null })
  expect(entry?.changes.map(({ field }) => field)).toEqual(['website'])
})

test('writes of shoppers are not logged; filters narrow the log by thing, person and day', async () => {
  const { call, shopper, count } = openClient()
  const before = await count()
  await call('addToWishlist', { params: { product_id: 3 }, token: shopper })
  expect(await count()).toBe(before)
  const query = { kind: 'order' } as const
  const { data } = await call('adminActivity', { query })
  expect(new Set(data.entries.map(({ kind }) => kind))).toEqual(new Set(['order']))
  const [entry] = data.entries
  const own = { ...query, object_id: entry?.object_id ?? 0, by: data.people[0] ?? '' }
  const narrowed = await call('adminActivity', { query: own })
  expect(new Set(narrowed.data.entries.map(({ name }) => name))).toEqual(new Set([entry?.name]))
  const future = await call('adminActivity', { query: { from: '2027-01-01' } })
  expect(future.data.entries).toEqual([])
})
