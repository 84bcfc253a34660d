import { expect, test } from 'vitest'
import { createWorld } from '../seed/world'
import { type Change, createDatabase } from './database'
import { ForeignKeyError } from './foreign-keys'
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

test('every row of the seed has the columns of its table, so that it can be stored', () => {
  const isMisfit = (table: (typeof tableNames)[number]) =>
    tables[table].some((row: object) => !isRowOf(table, row))
  expect(tableNames.filter(isMisfit)).toEqual([])
})

test('every column that points to another table can be prepared, one with each step', () => {
  const read: string[] = []
  const noted = new Proxy(tables, {
    get: (target, name: keyof typeof tables) => (read.push(name), target[name]),
  })
  const steps = createDatabase(noted).prepare()
  expect(read).toEqual([])
  steps.next()
  expect(read).toEqual(['tokens'])
  while (!steps.next().done);
  expect(read).toEqual(expect.arrayContaining(['variants', 'order_events', 'payments']))
})

test('an update replaces the row, in place, in views and indexes; the seed stays as it was', () => {
  const db = open()
  const [first] = db.tables.products
  db.where('products', 'slug', 'moi')
  db.update('products', 1, { slug: 'moi' })
  expect(db.tables.products[0]).toMatchObject({ id: 1, slug: 'moi' })
  expect(db.where('products', 'slug', 'moi')).toHaveLength(1)
  expect(db.where('products', 'slug', first?.slug ?? '')).toEqual([])
  expect(tables.products[0]).toBe(first)
})

test('the next id follows the highest one and is never given twice', () => {
  const db = open()
  const id = db.nextId('order_notes')
  const note = { id, order_id: 1, text: 'Gọi lại', at, by: 'Thu Hà' }
  db.insert('order_notes', note)
  expect(() => db.insert('order_notes', note)).toThrow('already')
  db.remove('order_notes', id)
  expect(db.nextId('order_notes')).toBe(id + 1)
})

test('a key never changes', () => {
  expect(() => open().update('products', 1, { id: 2 })).toThrow('can not change')
})

test('a row may not point to a missing row', () => {
  const db = open()
  const wish = { user_id: 1, product_id: 9_999, added_at: at }
  expect(() => db.insert('wishlist', wish)).toThrow(ForeignKeyError)
  expect(() => db.update('products', 1, { category_id: 999 })).toThrow(ForeignKeyError)
  expect(db.update('products', 1, { category_id: null }).category_id).toBeNull()
})

test('removing a row cascades, and is refused while a row that refuses points to it', () => {
  const db = open()
  const product = db.get('products', 1)
  db.insert('wishlist', { user_id: 2, product_id: 1, added_at: at })
  expect(() => db.remove('categories', product.category_id ?? 0)).toThrow(ForeignKeyError)
  db.remove('products', 1)
  expect(db.where('variants', 'product_id', 1)).toEqual([])
  expect(db.find('wishlist', wishKey(2, 1))).toBeUndefined()
})

test('a transaction that throws is undone, the order of rows included', () => {
  const db = open()
  const heard: Change[] = []
  db.subscribe((changes) => heard.push(...changes))
  const before = { ...db.tables }
  expect(() =>
    db.transaction(() => {
      db.where('variants', 'product_id', 1)
      db.update('variants', 101, { stock: 0 })
      db.remove('products', 1)
      db.insert('wishlist', { user_id: 2, product_id: 3, added_at: at })
      throw new Error('no')
    }),
  ).toThrow('no')
  expect({ ...db.tables }).toEqual(before)
  expect(db.where('variants', 'product_id', 1).map((row) => row.stock)).toEqual(
    tables.variants.filter((row) => row.product_id === 1).map((row) => row.stock),
  )
  expect(heard).toEqual([])
})

test('listeners are called once for a transaction, with all its changes', () => {
  const db = open()
  const variant = (key: number) => tables.variants.find(({ id }) => id === key)
  const heard: (readonly Change[])[] = []
  const stop = db.subscribe((changes) => heard.push(changes))
  db.transaction(() => {
    db.update('variants', 101, { stock: 3 })
    db.transaction(() => db.update('variants', 102, { stock: 3 }))
  })
  stop()
  db.update('variants', 103, { stock: 3 })
  expect(heard).toEqual([
    [
      { table: 'variants', key: 101, before: variant(101) },
      { table: 'variants', key: 102, before: variant(102) },
    ],
  ])
})

test('a transaction can not be async', () => {
  const db = open()
  expect(() => db.transaction(() => Promise.resolve())).toThrow('can not wait')
})
