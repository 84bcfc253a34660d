import type { Key } from './tables'

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

/** The rows with each value of a column. A list is never changed once it is made: whoever holds one keeps it. */
type Index<Row> = Map<unknown, readonly Row[]>

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
  let lastId = highest(byKey.keys())
  let list: readonly Row[] | null = null

  /** Takes a row out of the indexes, puts one in, or one in the place of the other. */
  function reindex(before: Row | undefined, after: Row | undefined): void {
    for (const [column, lists] of indexes) {
      const from: unknown = before && Reflect.get(before, column)
      const to: unknown = after && Reflect.get(after, column)
      const stays = before && after && from === to
      const list = lists.get(from) ?? []
      if (stays) lists.set(to, list.with(list.indexOf(before), after))
      else if (before) lists.set(from, list.toSpliced(list.indexOf(before), 1))
      if (after && !stays) lists.set(to, [...(lists.get(to) ?? []), after])
    }
  }

  function indexOf(column: PropertyKey): Index<Row> {
    const known = indexes.get(column)
    if (known) return known
    const lists = Map.groupBy<unknown, Row>(byKey.values(), (row) => Reflect.get(row, column))
    indexes.set(column, lists)
    return lists
  }

  function put(row: Row): () => void {
    const key = keyOf(row)
    const before = byKey.get(key)
    if (!before) places.set(key, nextPlace++)
    byKey.set(key, row)
    reindex(before, row)
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
    reindex(row, undefined)
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
    where: (column, value) => indexOf(column).get(value) ?? [],
    keysWhere: (column, value) => (indexOf(column).get(value) ?? []).map(keyOf),
    put,
    drop,
    nextId: () => lastId + 1,
  }
}

/** The highest id; 0 where keys are names. */
function highest(keys: Iterable<Key>): number {
  let id = 0
  for (const key of keys) if (typeof key === 'number') id = Math.max(id, key)
  return id
}
