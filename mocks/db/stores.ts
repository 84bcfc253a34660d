import { memberOf } from '@/lib/json'
import { type Key, keyOf, type RowOf, type TableName, tableNames, type Tables } from './tables'

export type Stores = { [Table in TableName]: TableStore<RowOf<Table>> }

export type TableViews = { readonly [Table in TableName]: readonly RowOf<Table>[] }

/** Returns the stores of the tables. Each reads its rows with its first use: a page needs few tables of a large world. */
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

/** Returns an object that asks `of` for each table when that is read. */
export function byTable<ByTable extends object>(of: (table: TableName) => object): ByTable {
  const isWhole = (found: object): found is ByTable => tableNames.every((table) => table in found)
  const all = {}
  for (const table of tableNames)
    Object.defineProperty(all, table, { enumerable: true, get: () => of(table) })
  if (!isWhole(all)) throw new Error('A table is missing')
  return all
}

/** One table: rows by key in order of insertion. A column gets an index when `where` first names it. */
type TableStore<Row extends object> = {
  all(): readonly Row[]
  keys(): readonly Key[]
  get(key: Key): Row | undefined
  where<Column extends keyof Row>(column: Column, value: Row[Column]): readonly Row[]
  /** For rules that name columns as data. */
  keysWhere(column: string, value: unknown): readonly Key[]
  /** Adds a row, or replaces the one with its key. Returns a function that undoes it. */
  put(row: Row): () => void
  /** Removes a row. Returns a function that puts it back at its position. */
  drop(key: Key): () => void
  nextId(): number
}

/** The rows by the value of a column. A list is replaced, never changed, so that callers may keep it. */
type Index<Row> = Map<unknown, readonly Row[]>

/** Rows are replaced, never changed, so that callers may keep them. */
function createTableStore<Row extends object>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): TableStore<Row> {
  let byKey = new Map<Key, Row>()
  // A list of pairs would take twice as long, and a large world has 100,000 variants.
  for (const row of rows) byKey.set(keyOf(row), row)
  /** The position of each row, which an undone removal needs to restore the order. Counted with the first removal. */
  let positions: Map<Key, number> | null = null
  const indexes = new Map<string, Index<Row>>()
  let nextPosition = 0
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

  function countPositions(): Map<Key, number> {
    if (positions) return positions
    nextPosition = byKey.size
    positions = new Map([...byKey.keys()].map((key, position) => [key, position]))
    return positions
  }

  function put(row: Row): () => void {
    const key = keyOf(row)
    const before = byKey.get(key)
    if (!before) positions?.set(key, nextPosition++)
    byKey.set(key, row)
    reindex(before, row)
    list = null
    if (typeof key === 'number') lastId = Math.max(lastId, key)
    return before ? () => void put(before) : () => void drop(key)
  }

  function drop(key: Key): () => void {
    const row = byKey.get(key)
    if (!row) return () => undefined
    const places = countPositions()
    const position = places.get(key) ?? nextPosition
    byKey.delete(key)
    places.delete(key)
    reindex(row, undefined)
    list = null
    return function bringBack() {
      byKey.set(key, row)
      places.set(key, position)
      const positionOf = (at: Key) => places.get(at) ?? 0
      byKey = new Map([...byKey].sort(([a], [b]) => positionOf(a) - positionOf(b)))
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
    nextId: () => lastId + 1,
  }
}

function highest(keys: Iterable<Key>): number {
  let id = 0
  for (const key of keys) if (typeof key === 'number') id = Math.max(id, key)
  return id
}
