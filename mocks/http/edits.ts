import type { Change, Database } from '../db/database'
import { isRowOf, type Key, keyOf, type RowOf, type TableName, tableNames } from '../db/tables'

export type Edits = {
  /** One step of undo. Throws for a row that points to a missing one. */
  save(table: TableName, ...rows: readonly object[]): void
  /** Removes the rows that belong to it, too. Throws when another row needs it. */
  remove(table: TableName, key: Key): void
  undo(): void
  count(): number
}

function checkedRow<Table extends TableName>(table: Table, row: object): RowOf<Table> {
  if (!isRowOf(table, row)) throw new Error(`Not a row of ${table}`)
  return row
}

export function keyOfRow<Table extends TableName>(table: Table, row: object): Key {
  return keyOf(table, checkedRow(table, row))
}

export function createEdits(db: Database): Edits {
  const steps: (readonly Change[])[] = []

  function put<Table extends TableName>(table: Table, row: object): void {
    const checked = checkedRow(table, row)
    const key = keyOf(table, checked)
    if (db.find(table, key)) db.update(table, key, checked)
    else db.insert(table, checked)
  }

  function remembered(write: () => void): void {
    const changes: Change[] = []
    const stop = db.subscribe((made) => void changes.push(...made))
    try {
      db.transaction(write)
      steps.push(changes)
    } finally {
      stop()
    }
  }

  function restore(changes: readonly Change[]): void {
    // In this order a row comes after those that it points to.
    for (const table of tableNames) {
      for (const { key, before } of changes.filter((change) => change.table === table)) {
        if (before) put(table, before)
        else db.remove(table, key)
      }
    }
  }

  return {
    save: (table, ...rows) =>
      remembered(() => {
        for (const row of rows) put(table, row)
      }),
    remove: (table, key) => remembered(() => db.remove(table, key)),
    undo() {
      const step = steps.pop()
      if (step) db.transaction(() => restore(step))
    },
    count: () => steps.length,
  }
}
