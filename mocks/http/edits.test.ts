import { beforeEach, describe, expect, test } from 'vitest'
import { createDatabase, type Database } from '../db/database'
import { ForeignKeyError } from '../db/foreign-keys'
import { seedTables } from '../seed/world'
import { createEdits, type Edits } from './edits'
import { readRow, textOf } from './rows'

const now = new Date('2026-11-21T02:00:00Z')
let db: Database
let edits: Edits

beforeEach(() => {
  db = createDatabase(seedTables({ seed: 1, now, assetBase: '' }))
  edits = createEdits(db)
})

const textsOf = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, textOf(value)]))

describe('a row that was typed', () => {
  test.each(['products', 'orders', 'users', 'sections', 'menu', 'payments'] as const)(
    'is what it was when nothing was changed: %s',
    (table) => {
      const [row] = db.tables[table]
      expect(readRow(table, textsOf(row!))).toEqual({ row, problems: {} })
    },
  )

  test('is checked by its columns and by the contract', () => {
    const [order] = db.tables.orders
    const typed = { ...textsOf(order!), status: 'lost', subtotal: '1e', created_at: 'soon' }
    const { problems } = readRow('orders', typed)
    expect(Object.keys(problems).toSorted()).toEqual(['created_at', 'status', 'subtotal'])
    expect(problems['status']).toContain('shipped')
  })

  test('may leave a column empty only where it can be', () => {
    const [product] = db.tables.products
    const typed = { ...textsOf(product!), weight: '', sold_count: '', tags: '[' }
    const { row, problems } = readRow('products', typed)
    expect(row).toMatchObject({ weight: null })
    expect(Object.keys(problems).toSorted()).toEqual(['sold_count', 'tags'])
  })
})

describe('edits', () => {
  test('are undone one by one', () => {
    const [variant] = db.tables.variants
    edits.save('variants', { ...variant!, stock: 0 })
    edits.save('variants', { ...variant!, stock: 1 })
    edits.undo()
    expect(db.find('variants', variant!.id)?.stock).toBe(0)
    edits.undo()
    expect(db.find('variants', variant!.id)).toEqual(variant)
    expect(edits.count()).toBe(0)
  })

  test('bring back a row with all that belonged to it', () => {
    const [product] = db.tables.products
    const before = db.where('variants', 'product_id', product!.id)
    edits.remove('products', product!.id)
    expect(db.where('variants', 'product_id', product!.id)).toEqual([])
    edits.undo()
    expect(db.find('products', product!.id)).toEqual(product)
    expect(db.where('variants', 'product_id', product!.id)).toEqual(before)
  })

  test('that another row forbids change nothing', () => {
    const [product] = db.tables.products
    expect(() => edits.save('products', { ...product!, category_id: 99_999 })).toThrow(
      ForeignKeyError,
    )
    expect(edits.count()).toBe(0)
    expect(db.find('products', product!.id)).toEqual(product)
  })
})
