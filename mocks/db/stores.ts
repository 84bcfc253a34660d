import { memberOf } from '@/lib/json'
import {
  columnsOf,
  isTableName,
  type Key,
  keyOf,
  type RowOf,
  type TableName,
  tableNames,
  type Tables,
} from './tables'

export type Stores = { [Table in TableName]: TableStore<RowOf<Table>> }

export type TableViews = { readonly [Table in TableName]: readonly RowOf<Table>[] }

/**
 * Returns the stores of the tables. Each store reads its rows at its first use, because a page needs few
 * tables of a large world.
 */
export function createStores(tables: Tables): Stores {
  const opened = new Map<TableName, object>()
  return byTable<Stores>((table) => {
    const store = opened.get(table) ?? storeOf(tables, table)
    opened.set(table, store)
    return store
  })
}

function storeOf<Table extends TableName>(tables: Tables, table: Table): object {
  return createTableStore<RowOf<Table>>(tables[table], (row) => keyOf(table, row))
}

/** Returns an object with a property for each table. A property is made by `of` whenever it is read. */
export function byTable<ByTable extends object>(of: (table: TableName) => object): ByTable {
  const isWhole = (found: object): found is ByTable => tableNames.every((table) => table in found)
  const all = {}
  for (const table of tableNames)
    Object.defineProperty(all, table, { enumerable: true, get: () => of(table) })
  if (!isWhole(all)) throw new Error('A table is missing')
  return all
}

/**
 * The rows of a table by key, in the order in which they were added. A column gets an index when `where`
 * first uses it.
 */
type TableStore<Row extends object> = {
  all(): readonly Row[]
  keys(): readonly Key[]
  get(key: Key): Row | undefined
  where<Column extends keyof Row>(column: Column, value: Row[Column]): readonly Row[]
  /**
   * Does the same as `where`, but takes the name of the column as a text and returns the keys of the rows.
   */
  keysWhere(column: string, value: unknown): readonly Key[]
  /** Adds a row, or replaces the row with the same key. */
  put(row: Row): void
  drop(key: Key): void
  /** Returns a function that restores the rows as they are now. */
  keep(): () => void
  nextId(): number
}

/**
 * The rows grouped by the value of a column. A list is replaced and never changed, so callers may keep it.
 */
type Index<Row> = Map<unknown, readonly Row[]>

/** Creates the store of a table. A row is replaced and never changed, so callers may keep it. */
function createTableStore<Row extends object>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): TableStore<Row> {
  let byKey = new Map<Key, Row>()
  // A loop adds the rows one by one, because a list of pairs would take twice as long for 100,000 variants.
  for (const row of rows) byKey.set(keyOf(row), row)
  const indexes = new Map<string, Index<Row>>()
  let lastId = highest(byKey.keys())
  let list: readonly Row[] | null = rows

  function reindex(before: Row | undefined, after: Row | undefined): void {
    for (const [column, lists] of indexes) {
      const from = memberOf(before, column)
      const to = memberOf(after, column)
      const stays = before && after && from === to
      const list = lists.get(from) ?? []
      if (stays) lists.set(to, list.with(list.indexOf(before), after))
      else if (before) lists.set(from, list.toSpliced(list.indexOf(before), 1))
      if (after && !stays) lists.set(to, [...(lists.get(to) ?? []), after])
    }
  }

  function indexOf(column: string): Index<Row> {
    const known = indexes.get(column)
    if (known) return known
    const lists = Map.groupBy<unknown, Row>(byKey.values(), (row) => memberOf(row, column))
    indexes.set(column, lists)
    return lists
  }

  function put(row: Row): void {
    const key = keyOf(row)
    const before = byKey.get(key)
    byKey.set(key, row)
    reindex(before, row)
    list = null
    if (typeof key === 'number') lastId = Math.max(lastId, key)
  }

  function drop(key: Key): void {
    const row = byKey.get(key)
    // `lastId` also counts a row that was added and removed before a reload, because the id of a removed row
    // is never used again.
    if (typeof key === 'number') lastId = Math.max(lastId, key)
    if (!row) return
    byKey.delete(key)
    reindex(row, undefined)
    list = null
  }

  function keep(): () => void {
    const kept = new Map(byKey)
    return function bringBack() {
      byKey = kept
      indexes.clear()
      list = null
    }
  }

  return {
    all: () => (list ??= [...byKey.values()]),
    keys: () => [...byKey.keys()],
    get: (key) => byKey.get(key),
    where: (column, value) => indexOf(String(column)).get(value) ?? [],
    keysWhere: (column, value) => (indexOf(column).get(value) ?? []).map(keyOf),
    put,
    drop,
    keep,
    nextId: () => lastId + 1,
  }
}

function highest(keys: Iterable<Key>): number {
  let id = 0
  for (const key of keys) if (typeof key === 'number') id = Math.max(id, key)
  return id
}

type ForeignKey = {
  from: TableName
  column: string
  to: TableName
  onRemove: 'refuse' | 'cascade'
}

export const foreignKeys: readonly ForeignKey[] = tableNames.flatMap((from) =>
  columnsOf(from).flatMap(([column, { pointer }]) =>
    pointer && isTableName(pointer.to)
      ? [{ from, column, to: pointer.to, onRemove: pointer.onRemove }]
      : [],
  ),
)

export class ForeignKeyError extends Error {
  constructor({ from, column, to }: ForeignKey, value: unknown) {
    super(`${from}.${column} points to ${to} ${String(value)}`)
    this.name = 'ForeignKeyError'
  }
}

const rulesOf = Map.groupBy(foreignKeys, ({ from }) => from)

/** Throws `ForeignKeyError` when a row of `table` points to a missing row. */
export function checkPointers(stores: Stores, table: TableName, row: object): void {
  for (const rule of rulesOf.get(table) ?? []) {
    const value = memberOf(row, rule.column)
    const isKey = typeof value === 'number' || typeof value === 'string'
    if (value !== null && !(isKey && stores[rule.to].get(value))) {
      throw new ForeignKeyError(rule, value)
    }
  }
}

/** Throws `ForeignKeyError` when any row points to the removed row of `table`. */
export function checkPointersTo(stores: Stores, table: TableName, key: Key): void {
  for (const rule of foreignKeys) {
    if (rule.to !== table) continue
    if (stores[rule.from].keysWhere(rule.column, key).length > 0)
      throw new ForeignKeyError(rule, key)
  }
}
