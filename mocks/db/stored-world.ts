import * as v from 'valibot'
import { memberOf } from '@/lib/json'
import { parseStored } from '@/lib/schema'
import { hash } from '../seed/chance'
import { checkPointers, checkPointersTo, createStores, type Stores } from './stores'
import {
  columns,
  isTableName,
  type Key,
  keyOf,
  rowOf,
  type TableName,
  tableNames,
  type Tables,
} from './tables'

/**
 * `dropped`: the stored world was deleted, because it was damaged or had another seed or schema than this
 * world. `not-saved`: this world will not survive a reload. `opened`: this world came from a file or a
 * report.
 */
export type WorldNotice = 'dropped' | 'not-saved' | 'opened'

export type SeededWorld = {
  seed: number
  createdAt: Date
  tables: Tables
  /**
   * A number that changes when the columns or the seeded keys change. A stored world with another fingerprint
   * is dropped.
   */
  fingerprint: number
}

export type WorldMaker = {
  seed: number
  create: (createdAt: Date) => Tables
  /**
   * Adds rows to the tables of the seed, for example for the large world. Each table grows when it is first
   * read.
   */
  grow?: (tables: Tables) => Tables
}

export function seededWorld({ seed, create, grow }: WorldMaker, createdAt: Date): SeededWorld {
  const made = create(createdAt)
  const fingerprint = fingerprintOf(made, grow !== undefined)
  return { seed, createdAt, tables: grow?.(made) ?? made, fingerprint }
}

function fingerprintOf(made: Tables, isGrown: boolean): number {
  const stores = createStores(made)
  const keys = tableNames.map((table) => stores[table].keys())
  return hash(JSON.stringify([columns, keys, isGrown]))
}

export function writeWorld({ seed, createdAt, fingerprint }: SeededWorld, delta: Delta): string {
  return JSON.stringify({ seed, createdAt, fingerprint, delta: writeDelta(delta) })
}

const anything = v.optional(v.unknown())
const worldSchema = v.object({
  seed: anything,
  createdAt: v.string(),
  fingerprint: anything,
  delta: anything,
})

export function creationDateOf(text: string): Date | null {
  const createdAt = new Date(parseStored(text, worldSchema)?.createdAt ?? Number.NaN)
  return Number.isNaN(createdAt.getTime()) ? null : createdAt
}

/**
 * Reads a stored world. Throws when it is damaged or has another seed or schema. Reuses the rows of `known`
 * when both worlds have the same date.
 */
export function readWorld(
  text: string,
  maker: WorldMaker,
  known: SeededWorld,
): { world: SeededWorld; delta: Delta } {
  const stored = parseStored(text, worldSchema)
  const createdAt = creationDateOf(text)
  if (!stored || !createdAt || stored.seed !== maker.seed) throw new Error('Another world')
  const isKnown = known.createdAt.getTime() === createdAt.getTime()
  const world = isKnown ? known : seededWorld(maker, createdAt)
  if (stored.fingerprint !== world.fingerprint) throw new Error('A world of another schema')
  return { world, delta: readDelta(stored.delta) }
}

export type Delta = ReadonlyMap<TableName, ReadonlyMap<Key, object | null>>

type WrittenDelta = { [Table in TableName]?: { put: object[]; gone: Key[] } }

export function mergeDeltas(older: Delta, newer: Delta): Delta {
  const merged = new Map(older)
  for (const [table, rows] of newer) {
    merged.set(table, new Map([...(merged.get(table) ?? []), ...rows]))
  }
  return merged
}

function writeDelta(delta: Delta): WrittenDelta {
  const written: WrittenDelta = {}
  for (const [table, rows] of delta) {
    const put = [...rows.values()].filter((row) => row !== null)
    const gone = [...rows].flatMap(([key, row]) => (row ? [] : [key]))
    written[table] = { put, gone }
  }
  return written
}

/** Reads changes that `writeDelta` wrote. Throws for any other text. */
function readDelta(written: unknown): Delta {
  if (typeof written !== 'object' || written === null) throw new Error('No delta')
  const delta = new Map<TableName, Map<Key, object | null>>()
  for (const [table, part] of Object.entries(written)) {
    if (!isTableName(table)) throw new Error(`No table ${table}`)
    const rows = listOf(part, 'put').map((row) => {
      const checked = rowOf(table, row)
      return [keyOf(table, checked), checked] as const
    })
    const gone = listOf(part, 'gone').map((key) => [checkedKey(key), null] as const)
    delta.set(table, new Map<Key, object | null>([...rows, ...gone]))
  }
  return delta
}

/**
 * Applies changes. Throws when a changed row points to a missing row, or when another row points to a removed
 * one.
 */
export function applyDelta(stores: Stores, delta: Delta): void {
  for (const [table, rows] of delta) {
    for (const [key, row] of rows) {
      if (row) putRow(stores, table, row)
      else stores[table].drop(key)
    }
  }
  // All rows of the seed point to existing rows. A pointer can be wrong only after a row was added or
  // removed, so only these rows are checked.
  for (const [table, rows] of delta) {
    for (const [key, row] of rows) {
      if (row) checkPointers(stores, table, row)
      else checkPointersTo(stores, table, key)
    }
  }
}

function putRow<Table extends TableName>(stores: Stores, table: Table, row: object): void {
  stores[table].put(rowOf(table, row))
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
