import { applyDelta, type Delta } from './stored-world'
import {
  byTable,
  checkPointers,
  createStores,
  ForeignKeyError,
  foreignKeys,
  type TableViews,
} from './stores'
import {
  columns as tableColumns,
  type Key,
  keyOf,
  rowOf,
  type RowOf,
  type TableName,
  type Tables,
} from './tables'

/** An added, replaced or removed row. `before` is the row as it was, or null for a new row. */
export type Change = { table: TableName; key: Key; before: object | null }

type NewRow<Table extends TableName> = Omit<RowOf<Table>, 'id'> & { id?: Key }

/** The mock world's data. Rows are read-only: write with `insert`, `update` and `remove`. */
export type Database = {
  readonly tables: TableViews
  find<Table extends TableName>(table: Table, key: Key): RowOf<Table> | undefined
  /**
   * Returns the row with this key. Use it for a foreign key, where the row must exist. Throws if the row is
   * missing.
   */
  get<Table extends TableName>(table: Table, key: Key): RowOf<Table>
  where<Table extends TableName, Column extends keyof RowOf<Table>>(
    table: Table,
    column: Column,
    value: RowOf<Table>[Column],
  ): readonly RowOf<Table>[]
  nextId(table: TableName): number
  /**
   * Adds a row. A row without an id gets the next id. Throws for a key that is already used, and
   * `ForeignKeyError` when the row points to a missing row.
   */
  insert<Table extends TableName>(table: Table, row: NewRow<Table>): RowOf<Table>
  /**
   * Throws when the row is missing or its key would change, and `ForeignKeyError` when the new values point
   * to a missing row.
   */
  update<Table extends TableName>(
    table: Table,
    key: Key,
    patch: Partial<RowOf<Table>>,
  ): RowOf<Table>
  /**
   * Adds a row, or replaces the row with the same key. Throws for an object that is not a row of the table,
   * and `ForeignKeyError` when it points to a missing row.
   */
  put(table: TableName, row: object): void
  /**
   * Removes a row, and the rows that point to it. Throws `ForeignKeyError` if such a row may not be removed.
   */
  remove(table: TableName, key: Key): void
  /**
   * Runs `work`, and undoes all its writes when it throws. A transaction inside another transaction is a part
   * of the outer one.
   */
  transaction<Result>(work: () => Result): Result
  /** Runs `work`, undoes all its writes, and returns its result. */
  trial<Result>(work: () => Result): Result
  subscribe(listener: (changes: readonly Change[]) => void): () => void
  /**
   * Replaces all rows and calls no listeners. Throws and changes nothing when `delta` does not fit the
   * tables.
   */
  replace(tables: Tables, delta?: Delta): void
}

export function createDatabase(tables: Tables): Database {
  let stores = createStores(tables)
  /** Undo functions of the current transaction, by table. Null outside a transaction. */
  let undo: Map<TableName, () => void> | null = null
  let changes: Change[] = []
  const listeners = new Set<(changes: readonly Change[]) => void>()

  function find<Table extends TableName>(table: Table, key: Key): RowOf<Table> | undefined {
    return stores[table].get(key)
  }

  function get<Table extends TableName>(table: Table, key: Key): RowOf<Table> {
    const row = find(table, key)
    if (!row) throw new Error(`No row ${key} in ${table}`)
    return row
  }

  function transaction<Result>(work: () => Result, isTrial = false): Result {
    if (undo) return work()
    const kept = new Map<TableName, () => void>()
    let isKept = false
    undo = kept
    changes = []
    try {
      const result = work()
      if (result instanceof Promise) throw new Error('A transaction can not wait for anything')
      isKept = !isTrial
      return result
    } finally {
      if (!isKept) {
        for (const bringBack of kept.values()) bringBack()
        changes = []
      }
      undo = null
      const done = changes
      if (done.length > 0) for (const listener of listeners) listener(done)
    }
  }

  /** Remembers a row as it was before a change. Call this function before the row changes. */
  function note(table: TableName, key: Key): void {
    if (!undo?.has(table)) undo?.set(table, stores[table].keep())
    changes.push({ table, key, before: find(table, key) ?? null })
  }

  function put<Table extends TableName>(table: Table, row: RowOf<Table>): RowOf<Table> {
    return transaction(() => {
      checkPointers(stores, table, row)
      note(table, keyOf(table, row))
      stores[table].put(row)
      return row
    })
  }

  function remove(table: TableName, key: Key): void {
    get(table, key)
    transaction(() => {
      for (const rule of foreignKeys.filter(({ to }) => to === table)) {
        for (const dependent of stores[rule.from].keysWhere(rule.column, key)) {
          if (rule.onRemove === 'refuse') throw new ForeignKeyError(rule, key)
          if (find(rule.from, dependent)) remove(rule.from, dependent)
        }
      }
      note(table, key)
      stores[table].drop(key)
    })
  }

  return {
    tables: byTable<TableViews>((table) => stores[table].all()),
    find,
    get,
    where: (table, column, value) => stores[table].where(column, value),
    nextId: (table) => stores[table].nextId(),
    insert(table, columns) {
      const id = 'id' in tableColumns[table] ? { id: stores[table].nextId() } : {}
      const row = rowOf(table, { ...id, ...columns })
      const key = keyOf(table, row)
      if (find(table, key)) throw new Error(`There is a row ${key} in ${table} already`)
      return put(table, row)
    },
    update(table, key, patch) {
      const row = { ...get(table, key), ...patch }
      if (keyOf(table, row) !== key) throw new Error(`The key of ${table} ${key} can not change`)
      return put(table, row)
    },
    put: (table, row) => void put(table, rowOf(table, row)),
    remove,
    transaction: (work) => transaction(work),
    trial: (work) => transaction(work, true),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    replace(next, delta) {
      const replaced = createStores(next)
      if (delta) applyDelta(replaced, delta)
      stores = replaced
    },
  }
}
