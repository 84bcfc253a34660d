import { memberOf } from '@/lib/json'
import { checkPointers, checkPointersTo } from './foreign-keys'
import type { Stores } from './stores'
import { isRowOf, isTableName, type Key, keyOf, type TableName } from './tables'

export type Delta = ReadonlyMap<TableName, ReadonlyMap<Key, object | null>>

export type WrittenDelta = { [Table in TableName]?: { put: object[]; gone: Key[] } }

export function mergeDeltas(older: Delta, newer: Delta): Delta {
  const merged = new Map(older)
  for (const [table, rows] of newer) {
    merged.set(table, new Map([...(merged.get(table) ?? []), ...rows]))
  }
  return merged
}

export function writeDelta(delta: Delta): WrittenDelta {
  const written: WrittenDelta = {}
  for (const [table, rows] of delta) {
    const put = [...rows.values()].filter((row) => row !== null)
    const gone = [...rows].flatMap(([key, row]) => (row ? [] : [key]))
    written[table] = { put, gone }
  }
  return written
}

/** Throws for what `writeDelta` did not write. */
export function readDelta(written: unknown): Delta {
  if (typeof written !== 'object' || written === null) throw new Error('No delta')
  const delta = new Map<TableName, Map<Key, object | null>>()
  for (const [table, part] of Object.entries(written)) {
    if (!isTableName(table)) throw new Error(`No table ${table}`)
    const rows = listOf(part, 'put').map((row) => {
      if (!isRowOf(table, row)) throw new Error(`Not a row of ${table}`)
      return [keyOf(table, row), row] as const
    })
    const gone = listOf(part, 'gone').map((key) => [checkedKey(key), null] as const)
    delta.set(table, new Map<Key, object | null>([...rows, ...gone]))
  }
  return delta
}

/** Throws when a row then points to a missing one. */
export function applyDelta(stores: Stores, delta: Delta): void {
  for (const [table, rows] of delta) {
    for (const [key, row] of rows) {
      if (row) putRow(stores, table, row)
      else stores[table].drop(key)
    }
  }
  // The rows of the seed point to each other, so that only a new row or a removed one can break that.
  for (const [table, rows] of delta) {
    for (const [key, row] of rows) {
      if (row) checkPointers(stores, table, row)
      else checkPointersTo(stores, table, key)
    }
  }
}

function putRow<Table extends TableName>(stores: Stores, table: Table, row: object): void {
  if (!isRowOf(table, row)) throw new Error(`Not a row of ${table}`)
  stores[table].put(row)
}

function checkedKey(key: unknown): Key {
  if (typeof key === 'number' || typeof key === 'string') return key
  throw new Error('Not a key')
}

function listOf(part: unknown, name: 'put' | 'gone'): readonly unknown[] {
  const list = memberOf(part, name)
  if (!Array.isArray(list)) throw new Error(`No list ${name}`)
  return list
}
