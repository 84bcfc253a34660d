import { beforeEach, expect, test } from 'vitest'
import { worldKey } from '@/lib/demo-world'
import { seedTables } from '../seed/world'
import type { Database } from './database'
import { openPersistedWorld } from './persisted-world'
import type { WorldMaker, WorldNotice } from './stored-world'

const seedOne = (now: Date) => seedTables({ seed: 1, now, assetBase: '' })
const at = '2026-11-21T03:00:00.000Z'
const wish = (product_id: number) => ({ user_id: 2, product_id, added_at: at })

let stored: Map<string, string>
let notices: WorldNotice[]
let clock: Date

const staffWishes = (db: Database) => db.where('wishlist', 'user_id', 2)

function storageOf({ isFull = (): boolean => false } = {}) {
  return {
    read: (key: string) => stored.get(key) ?? null,
    write(key: string, text: string) {
      if (!isFull()) stored.set(key, text)
      return !isFull()
    },
    remove: (key: string) => void stored.delete(key),
  }
}

function openTab({
  seed = 1,
  storage = storageOf(),
  create = seedOne,
  grow,
}: { storage?: ReturnType<typeof storageOf> } & Partial<WorldMaker> = {}) {
  const events = new EventTarget()
  const world = openPersistedWorld({
    storage,
    events,
    maker: { seed, create, ...(grow && { grow }) },
    now: () => clock,
    onNotice: (notice) => notices.push(notice),
  })
  const hear = (key: string | null = worldKey) =>
    events.dispatchEvent(Object.assign(new Event('storage'), { key }))
  return { ...world, hear }
}

const flushed = () => Promise.resolve()

beforeEach(() => {
  stored = new Map()
  notices = []
  clock = new Date(at)
})

test('changes survive a reload, and the world keeps its date', async () => {
  const first = openTab()
  first.db.update('variants', 101, { stock: 1 })
  first.db.insert('wishlist', wish(1))
  first.db.remove('products', 2)
  await flushed()
  clock = new Date('2026-11-22T03:00:00Z')
  const second = openTab()
  expect(second.db.get('variants', 101).stock).toBe(1)
  expect(staffWishes(second.db)).toEqual([wish(1)])
  expect(second.db.find('products', 2)).toBeUndefined()
  expect(second.db.where('variants', 'product_id', 2)).toEqual([])
  expect(second.db.tables.orders).toEqual(first.db.tables.orders)
  expect(notices).toEqual([])
})

test('the id of a deleted row is never reused, not even after a reload §11.1.12', async () => {
  const { db } = openTab()
  const id = db.nextId('order_notes')
  db.insert('order_notes', { id, order_id: 1, text: '', at, by: '' })
  db.remove('order_notes', id)
  await flushed()
  expect(openTab().db.nextId('order_notes')).toBe(id + 1)
})

test('a world of another seed or schema is dropped with a notice', async () => {
  const { db } = openTab()
  db.update('variants', 101, { stock: 1 })
  await flushed()
  const text = stored.get(worldKey) ?? ''
  const before = seedOne(clock).variants[0]?.stock

  expect(openTab({ seed: 2 }).db.get('variants', 101).stock).toBe(before)
  expect(stored.has(worldKey)).toBe(false)
  stored.set(worldKey, text)
  openTab({ create: (now) => ({ ...seedOne(now), banners: [] }) })
  stored.set(worldKey, text)
  openTab({ grow: (tables) => tables })
  expect(notices).toEqual(['dropped', 'dropped', 'dropped'])
})

const damages: Record<string, (text: string) => string> = {
  'not JSON': (text) => text.slice(0, 80),
  'not a world': () => '[]',
  'no date': (text) => text.replace(at, 'never'),
  'a row of a wrong shape': (text) => text.replace('"stock":1', '"stock":"1"'),
  'a row without a column': (text) => text.replace('"stock":1,', ''),
  'an unknown table': (text) => text.replace('"variants"', '"variant"'),
  'a row that points to a missing one': (text) =>
    text.replace('"product_id":1,', '"product_id":999,'),
}

test.each(Object.entries(damages))('a damaged world is dropped: %s', async (_, damage) => {
  const { db } = openTab()
  db.update('variants', 101, { stock: 1 })
  await flushed()
  stored.set(worldKey, damage(stored.get(worldKey) ?? ''))
  const { stock } = openTab().db.get('variants', 101)
  expect(stock).toBe(seedOne(clock).variants[0]?.stock)
  expect(notices).toEqual(['dropped'])
})

test('a full storage gives one notice, and the world continues in this page', async () => {
  const { db } = openTab({ storage: storageOf({ isFull: () => true }) })
  db.update('variants', 101, { stock: 1 })
  await flushed()
  db.update('variants', 102, { stock: 1 })
  await flushed()
  expect(notices).toEqual(['not-saved'])
  expect(db.get('variants', 101).stock).toBe(1)
})

test('a storage that fills up loses no change of this page or of other tabs', async () => {
  let isFull = false
  const firstTab = openTab({ storage: storageOf({ isFull: () => isFull }) })
  firstTab.db.update('variants', 101, { stock: 1 })
  await flushed()
  isFull = true
  firstTab.db.update('variants', 102, { stock: 2 })
  await flushed()
  firstTab.db.update('variants', 103, { stock: 3 })
  await flushed()
  const secondTab = openTab()
  secondTab.db.update('variants', 104, { stock: 4 })
  await flushed()
  firstTab.hear()
  const stocks = [101, 102, 103, 104].map((id) => firstTab.db.get('variants', id).stock)
  expect(stocks).toEqual([1, 2, 3, 4])
  isFull = false
  firstTab.db.update('variants', 105, { stock: 5 })
  await flushed()
  expect(openTab().db.get('variants', 103).stock).toBe(3)
})

test('a change of one tab reaches the other with the storage event', async () => {
  const firstTab = openTab()
  const secondTab = openTab()
  firstTab.db.insert('wishlist', wish(1))
  await flushed()
  secondTab.hear()
  expect(staffWishes(secondTab.db)).toEqual([wish(1)])
  secondTab.db.insert('wishlist', wish(2))
  await flushed()
  firstTab.hear()
  expect(staffWishes(firstTab.db)).toEqual([wish(1), wish(2)])
})

test('writes of two tabs at the same time are both stored', async () => {
  const firstTab = openTab()
  const secondTab = openTab()
  firstTab.db.update('variants', 101, { stock: 1 })
  secondTab.db.update('variants', 102, { stock: 2 })
  await flushed()
  expect(secondTab.db.get('variants', 101).stock).toBe(1)
  firstTab.hear()
  expect(firstTab.db.get('variants', 102).stock).toBe(2)
})

test('a reset restores the seed here, in other tabs and after a reload', async () => {
  const firstTab = openTab()
  const secondTab = openTab()
  firstTab.db.insert('wishlist', wish(1))
  await flushed()
  secondTab.hear()
  firstTab.reset()
  secondTab.hear()
  for (const { db } of [firstTab, secondTab, openTab()]) expect(staffWishes(db)).toEqual([])
})

test('the world ignores other keys of the storage; clearing the storage resets the world', async () => {
  const firstTab = openTab()
  firstTab.db.insert('wishlist', wish(1))
  await flushed()
  firstTab.hear('cart')
  expect(staffWishes(firstTab.db)).toHaveLength(1)
  stored.clear()
  firstTab.hear(null)
  expect(staffWishes(firstTab.db)).toEqual([])
})
