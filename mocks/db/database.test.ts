import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createWorld } from '../seed/world'
import { type Change, createDatabase, type Database } from './database'
import { ForeignKeyError } from './stores'
import { isRowOf, tableNames, wishKey } from './tables'

const tables = createWorld({ seed: 1, now: new Date('2026-11-21T03:00:00Z'), assetBase: '' })
const open = () => createDatabase(tables)
const at = '2026-11-21T03:00:00.000Z'

test('rows are found by key and by an indexed column', () => {
  const db = open()
  expect(db.find('products', 7)?.id).toBe(7)
  expect(db.find('products', 7_000)).toBeUndefined()
  expect(() => db.get('products', 7_000)).toThrow('No row 7000 in products')
  expect(db.where('variants', 'product_id', 7)).toEqual(
    tables.variants.filter((row) => row.product_id === 7),
  )
  expect(db.where('products', 'slug', 'khong-co')).toEqual([])
})

test('every seeded row has the columns of its table, so that it can be stored', () => {
  const isMisfit = (table: (typeof tableNames)[number]) =>
    tables[table].some((row: object) => !isRowOf(table, row))
  expect(tableNames.filter(isMisfit)).toEqual([])
})

test('an update replaces a row in tables and indexes, and leaves the seed unchanged', () => {
  const db = open()
  const [first] = db.tables.products
  db.where('products', 'slug', 'moi')
  db.update('products', 1, { slug: 'moi' })
  expect(db.tables.products[0]).toMatchObject({ id: 1, slug: 'moi' })
  expect(db.where('products', 'slug', 'moi')).toHaveLength(1)
  expect(db.where('products', 'slug', first?.slug ?? '')).toEqual([])
  expect(tables.products[0]).toBe(first)
})

test('a row may not point to a missing row', () => {
  const db = open()
  const wish = { user_id: 1, product_id: 9_999, added_at: at }
  expect(() => db.insert('wishlist', wish)).toThrow(ForeignKeyError)
  expect(() => db.update('products', 1, { category_id: 999 })).toThrow(ForeignKeyError)
  expect(db.update('products', 1, { category_id: null }).category_id).toBeNull()
})

test('removing a row removes its dependent rows, or fails while one of them refuses', () => {
  const db = open()
  const product = db.get('products', 1)
  db.insert('wishlist', { user_id: 2, product_id: 1, added_at: at })
  expect(() => db.remove('categories', product.category_id ?? 0)).toThrow(ForeignKeyError)
  db.remove('products', 1)
  expect(db.where('variants', 'product_id', 1)).toEqual([])
  expect(db.find('wishlist', wishKey(2, 1))).toBeUndefined()
})

type Step = { verb: 'restock' | 'wish' | 'forget' | 'drop' | 'rename'; id: number }

const steps = fc.array(
  fc.record<Step>({
    verb: fc.constantFrom('restock', 'wish', 'forget', 'drop', 'rename'),
    id: fc.integer({ min: 1, max: 12 }),
  }),
  { maxLength: 30 },
)

function take(db: Database, { verb, id }: Step): void {
  if (!db.find('products', id)) return
  const [wish] = db.where('wishlist', 'product_id', id)
  if (verb === 'restock') db.update('variants', id * 100 + 1, { stock: id })
  if (verb === 'rename') db.update('products', id, { slug: `san-pham-${id}` })
  if (verb === 'drop') db.remove('products', id)
  if (verb === 'forget' && wish) db.remove('wishlist', `${wish.user_id}:${id}`)
  if (verb === 'wish' && !db.find('wishlist', `2:${id}`)) {
    db.insert('wishlist', { user_id: 2, product_id: id, added_at: at })
  }
}

const snapshot = (db: Database) => ({ ...db.tables })

function indexAgrees(db: Database): boolean {
  return db.tables.products.every(
    ({ id, slug }) =>
      db.where('products', 'slug', slug)[0]?.id === id &&
      db.where('variants', 'product_id', id).length ===
        db.tables.variants.filter((row) => row.product_id === id).length,
  )
}

test('a failed transaction is undone completely, including the order of rows', () => {
  fc.assert(
    fc.property(steps, steps, (before, undone) => {
      const db = createDatabase(tables)
      for (const step of before) take(db, step)
      const rows = snapshot(db)
      const heard: Change[] = []
      db.subscribe((changes) => heard.push(...changes))
      expect(() =>
        db.transaction(() => {
          for (const step of undone) take(db, step)
          throw new Error('no')
        }),
      ).toThrow('no')
      expect(snapshot(db)).toEqual(rows)
      expect(indexAgrees(db)).toBe(true)
      expect(heard).toEqual([])
    }),
    { numRuns: 50 },
  )
})
