import type { Key } from './rows'

/** One table: rows by key in order of insertion, with indexes over the columns that were asked for. */
export type TableStore<Row extends object> = {
  all(): readonly Row[]
  keys(): readonly Key[]
  get(key: Key): Row | undefined
  /** The rows with this value in a column. The first question for a column builds its index. */
  where<Column extends keyof Row>(column: Column, value: Row[Column]): readonly Row[]
  /** The keys of the rows with this value in a column, for rules that name columns as data. */
  keysWhere(column: string, value: unknown): readonly Key[]
  /** Adds a row, or puts it in the place of the one with its key. Answers how to undo that. */
  put(row: Row): () => void
  /** Drops a row. Answers how to undo that, place included. */
  drop(key: Key): () => void
  nextId(): number
}

type Index<Row> = Map<unknown, Map<Key, Row>>

/** Rows are never changed, only replaced: whoever holds one keeps what they read. */
export function createTableStore<Row extends object>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): TableStore<Row> {
  let byKey = new Map(rows.map((row) => [keyOf(row), row]))
  /** Where a row stands; only an undone removal brings rows out of order. */
  const places = new Map([...byKey.keys()].map((key, place) => [key, place]))
  const indexes = new Map<PropertyKey, Index<Row>>()
  let nextPlace = rows.length
  let lastId = Math.max(0, ...numbers(byKey.keys()))
  let list: readonly Row[] | null = null

  function index(row: Row, key: Key): void {
    for (const [column, buckets] of indexes) addTo(buckets, Reflect.get(row, column), key, row)
  }

  function unindex(row: Row, key: Key, next?: Row): void {
    for (const [column, buckets] of indexes) {
      const value: unknown = Reflect.get(row, column)
      if (!next || Reflect.get(next, column) !== value) buckets.get(value)?.delete(key)
    }
  }

  function indexOf(column: PropertyKey): Index<Row> {
    const known = indexes.get(column)
    if (known) return known
    const buckets: Index<Row> = new Map()
    for (const [key, row] of byKey) addTo(buckets, Reflect.get(row, column), key, row)
    indexes.set(column, buckets)
    return buckets
  }

  function put(row: Row): () => void {
    const key = keyOf(row)
    const before = byKey.get(key)
    if (before) unindex(before, key, row)
    else places.set(key, nextPlace++)
    byKey.set(key, row)
    index(row, key)
    list = null
    if (typeof key === 'number') lastId = Math.max(lastId, key)
    return before ? () => void put(before) : () => void drop(key)
  }

  function drop(key: Key): () => void {
    const row = byKey.get(key)
    if (!row) return () => undefined
    const place = places.get(key) ?? nextPlace
    byKey.delete(key)
    places.delete(key)
    unindex(row, key)
    list = null
    return function bringBack() {
      byKey.set(key, row)
      places.set(key, place)
      const placeOf = (at: Key) => places.get(at) ?? 0
      byKey = new Map([...byKey].sort(([one], [other]) => placeOf(one) - placeOf(other)))
      indexes.clear()
      list = null
    }
  }

  return {
    all: () => (list ??= [...byKey.values()]),
    keys: () => [...byKey.keys()],
    get: (key) => byKey.get(key),
    where: (column, value) => [...(indexOf(column).get(value)?.values() ?? [])],
    keysWhere: (column, value) => [...(indexOf(column).get(value)?.keys() ?? [])],
    put,
    drop,
    nextId: () => lastId + 1,
  }
}

function addTo<Row>(index: Index<Row>, value: unknown, key: Key, row: Row): void {
  const bucket = index.get(value)
  if (bucket) bucket.set(key, row)
  else index.set(value, new Map([[key, row]]))
}

function numbers(keys: Iterable<Key>): number[] {
  return [...keys].filter((key) => typeof key === 'number')
}
