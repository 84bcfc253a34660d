import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seedTables } from '../seed/world'
import { createDatabase, type Database } from './database'
import { type Delta, readDelta, writeDelta } from './delta'
import { type Key, type TableName, tableNames } from './tables'

const at = '2026-11-21T03:00:00.000Z'
const tables = seedTables({ seed: 1, now: new Date(at), assetBase: '' })

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

test('a failed transaction is undone, whatever it did', () => {
  fc.assert(
    fc.property(steps, steps, (before, undone) => {
      const db = createDatabase(tables)
      for (const step of before) take(db, step)
      const rows = snapshot(db)
      expect(() =>
        db.transaction(() => {
          for (const step of undone) take(db, step)
          throw new Error('no')
        }),
      ).toThrow('no')
      expect(snapshot(db)).toEqual(rows)
      expect(indexAgrees(db)).toBe(true)
    }),
    { numRuns: 50 },
  )
})

test('a delta that is written and read again makes the same world', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const db = createDatabase(tables)
      const changed = new Map<TableName, Set<Key>>()
      db.subscribe((changes) => {
        for (const { table, key } of changes) {
          changed.set(table, (changed.get(table) ?? new Set()).add(key))
        }
      })
      for (const step of taken) take(db, step)
      const delta: Delta = new Map(
        [...changed].map(([table, keys]) => [
          table,
          new Map([...keys].map((key) => [key, db.find(table, key) ?? null])),
        ]),
      )
      const copy = createDatabase(tables)
      copy.replace(tables, readDelta(JSON.parse(JSON.stringify(writeDelta(delta)))))
      for (const table of tableNames) {
        expect(new Set<object>(copy.tables[table])).toEqual(new Set<object>(db.tables[table]))
      }
    }),
    { numRuns: 30 },
  )
})
