import { beforeEach, expect, test, vi } from 'vitest'
import { seedTables } from '../seed/world'
import type { Database } from './database'
import { openPersistedWorld, worldKey } from './persisted-world'
import type { WorldNotice } from './stored-world'

const seedOne = (now: Date) => seedTables({ seed: 1, now, assetBase: '' })
const at = '2026-11-21T03:00:00.000Z'
/** Staff member 2 has marked nothing in the seed. */
const wish = (product_id: number) => ({ user_id: 2, product_id, added_at: at })

let stored: Map<string, string>
let notices: WorldNotice[]
let clock: Date

const staffWishes = (db: Database) => db.where('wishlist', 'user_id', 2)

/** A browser's local storage, full or not. */
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

function openTab({ seed = 1, storage = storageOf(), create = seedOne } = {}) {
  const events = new EventTarget()
  const world = openPersistedWorld({
    storage,
    events,
    seed,
    now: () => clock,
    create,
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

test('what changed is there after a reload, and the world is as old as it was', async () => {
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

test('only what differs from the seed is stored', async () => {
  const { db } = openTab()
  db.update('variants', 101, { stock: 1 })
  await flushed()
  expect(stored.get(worldKey)?.length).toBeLessThan(500)
})

test('one transaction is one write', async () => {
  const storage = storageOf()
  const write = vi.spyOn(storage, 'write')
  const { db } = openTab({ storage })
  db.update('variants', 101, { stock: 1 })
  db.update('variants', 102, { stock: 1 })
  await flushed()
  expect(write).toHaveBeenCalledTimes(1)
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
  expect(notices).toEqual(['other-seed', 'other-schema'])
})

const damages: Record<string, (text: string) => string> = {
  'not JSON': (text) => text.slice(0, 80),
  'not a world': () => '[]',
  'no date': (text) => text.replace(at, 'never'),
  'a row of a wrong shape': (text) => text.replace('"stock":1', '"stock":"1"'),
  'a row without a column': (text) => text.replace('"stock":1,', ''),
  'an unknown table': (text) => text.replace('"variants"', '"variant"'),
  'a row that points to nothing': (text) => text.replace('"product_id":1,', '"product_id":999,'),
}

test.each(Object.entries(damages))('a damaged world is dropped: %s', async (_, damage) => {
  const { db } = openTab()
  db.update('variants', 101, { stock: 1 })
  await flushed()
  stored.set(worldKey, damage(stored.get(worldKey) ?? ''))
  const { stock } = openTab().db.get('variants', 101)
  expect(stock).toBe(seedOne(clock).variants[0]?.stock)
  expect(notices).toEqual(['damaged'])
})

test('a full storage is said once and the world lives on in this page', async () => {
  const { db } = openTab({ storage: storageOf({ isFull: () => true }) })
  db.update('variants', 101, { stock: 1 })
  await flushed()
  db.update('variants', 102, { stock: 1 })
  await flushed()
  expect(notices).toEqual(['not-saved'])
  expect(db.get('variants', 101).stock).toBe(1)
})

test('a storage that fills up loses nothing in this page, nor what other tabs store', async () => {
  let isFull = false
  const one = openTab({ storage: storageOf({ isFull: () => isFull }) })
  one.db.update('variants', 101, { stock: 1 })
  await flushed()
  isFull = true
  one.db.update('variants', 102, { stock: 2 })
  await flushed()
  one.db.update('variants', 103, { stock: 3 })
  await flushed()
  const other = openTab()
  other.db.update('variants', 104, { stock: 4 })
  await flushed()
  one.hear()
  const stocks = [101, 102, 103, 104].map((id) => one.db.get('variants', id).stock)
  expect(stocks).toEqual([1, 2, 3, 4])
  isFull = false
  one.db.update('variants', 105, { stock: 5 })
  await flushed()
  expect(openTab().db.get('variants', 103).stock).toBe(3)
})

test('a change in one tab is in the other after its storage event', async () => {
  const one = openTab()
  const other = openTab()
  one.db.insert('wishlist', wish(1))
  await flushed()
  other.hear()
  expect(staffWishes(other.db)).toEqual([wish(1)])
  other.db.insert('wishlist', wish(2))
  await flushed()
  one.hear()
  expect(staffWishes(one.db)).toEqual([wish(1), wish(2)])
})

test('writes of two tabs at the same time are both kept', async () => {
  const one = openTab()
  const other = openTab()
  one.db.update('variants', 101, { stock: 1 })
  other.db.update('variants', 102, { stock: 2 })
  await flushed()
  expect(other.db.get('variants', 101).stock).toBe(1)
  one.hear()
  expect(one.db.get('variants', 102).stock).toBe(2)
})

test('a reset is the seed again, here, in other tabs and after a reload', async () => {
  const one = openTab()
  const other = openTab()
  one.db.insert('wishlist', wish(1))
  await flushed()
  other.hear()
  one.reset()
  other.hear()
  for (const { db } of [one, other, openTab()]) expect(staffWishes(db)).toEqual([])
})

test('other keys of the storage mean nothing; a cleared one is a reset', async () => {
  const one = openTab()
  one.db.insert('wishlist', wish(1))
  await flushed()
  one.hear('cart')
  expect(staffWishes(one.db)).toHaveLength(1)
  stored.clear()
  one.hear(null)
  expect(staffWishes(one.db)).toEqual([])
})

test('a closed world neither writes nor listens', async () => {
  const { db, close } = openTab()
  close()
  db.insert('wishlist', wish(1))
  await flushed()
  expect(stored.size).toBe(0)
})
