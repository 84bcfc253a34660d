import { isRowOf } from '../db/columns'
import type { Change, Database } from '../db/database'
import { keysOf, tableNames } from '../db/stores'
import type { Key, RowOf, TableName } from '../db/tables'

/** Rows written by hand, and the way back. */
export type Edits = {
  /** Replaces a row. Throws for a row that points to a missing one. */
  save(table: TableName, row: object): void
  /** Removes a row and those that belong to it. Throws when another row needs it. */
  remove(table: TableName, key: Key): void
  /** Takes the last write back. */
  undo(): void
  /** The number of writes that can be taken back. */
  count(): number
}

type Step = { changes: readonly Change[]; before: ReadonlyMap<TableName, readonly object[]> }

function checkedRow<Table extends TableName>(table: Table, row: object): RowOf<Table> {
  if (!isRowOf(table, row)) throw new Error(`Not a row of ${table}`)
  return row
}

/** Returns the key of a row. Throws for a value that is no row of the table. */
export function keyOfRow<Table extends TableName>(table: Table, row: object): Key {
  return keysOf[table](checkedRow(table, row))
}

/** Creates the edits of a world. */
export function createEdits(db: Database): Edits {
  const steps: Step[] = []

  function put<Table extends TableName>(table: Table, row: object): void {
    const checked = checkedRow(table, row)
    const key = keysOf[table](checked)
    if (db.find(table, key)) db.update(table, key, checked)
    else db.insert(table, checked)
  }

  /** Runs a write and remembers the rows that it has changed. */
  function remembered(write: () => void): void {
    const before = new Map(tableNames.map((table) => [table, db.tables[table]] as const))
    const changes: Change[] = []
    const stop = db.subscribe((made) => void changes.push(...made))
    try {
      db.transaction(write)
      steps.push({ changes, before })
    } finally {
      stop()
    }
  }

  function restore({ changes, before }: Step): void {
    // In this order a row comes after those that it points to.
    for (const table of tableNames) {
      for (const { key } of changes.filter((change) => change.table === table)) {
        const row = before.get(table)?.find((candidate) => keyOfRow(table, candidate) === key)
        if (row) put(table, row)
        else db.remove(table, key)
      }
    }
  }

  return {
    save: (table, row) => remembered(() => put(table, row)),
    remove: (table, key) => remembered(() => db.remove(table, key)),
    undo() {
      const step = steps.pop()
      if (step) db.transaction(() => restore(step))
    },
    count: () => steps.length,
  }
}
