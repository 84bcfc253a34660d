import { expect, test } from 'vitest'
import { checkPointers } from '~mocks/db/foreign-keys'
import { createStores } from '~mocks/db/stores'
import { tableNames } from '~mocks/db/tables'
import { largeWorld } from './large'
import { createWorld } from './world'

const now = new Date('2026-11-21T03:00:00Z')
const seed = createWorld({ seed: 1, now, assetBase: '' })
const world = largeWorld(seed)

test('a large world is the seed and copies of it, up to 10,000 products and orders', () => {
  expect(world.products).toHaveLength(10_000)
  expect(world.orders).toHaveLength(10_000)
  expect(world.products.slice(0, seed.products.length)).toEqual(seed.products)
  expect(world.orders.slice(0, seed.orders.length)).toEqual(seed.orders)
})

test('names, slugs and codes are unique', () => {
  expect(new Set(world.products.map(({ slug }) => slug)).size).toBe(10_000)
  expect(new Set(world.products.map(({ name }) => name)).size).toBe(10_000)
  expect(new Set(world.orders.map(({ code }) => code)).size).toBe(10_000)
  expect(new Set(world.variants.map(({ sku }) => sku)).size).toBe(world.variants.length)
})

test('every row has a unique key and points to existing rows', () => {
  const stores = createStores(world)
  for (const table of tableNames) {
    expect([table, stores[table].keys().length]).toEqual([table, world[table].length])
    for (const row of stores[table].all()) checkPointers(stores, table, row)
  }
  const { products, variants } = stores
  for (const { product_id, variant_id } of world.order_items)
    expect([products.get(product_id), variants.get(variant_id)]).not.toContain(undefined)
})

test('a copied product has the options, prices and stock of its model', () => {
  const last = world.products.at(-1)
  const model = seed.products.find(({ slug }) => last?.slug.startsWith(`${slug}-`))
  const pick = (id: number | undefined) =>
    world.variants
      .filter(({ product_id }) => product_id === id)
      .map(({ color, size, price, stock }) => [color, size, price, stock])
  expect(pick(last?.id)).toEqual(pick(model?.id))
})
