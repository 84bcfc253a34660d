import type { Change, Database } from '../db/database'
import { isRowOf, type Key, keyOf, type RowOf, type TableName, tableNames } from '../db/tables'

export type Edits = {
  /** Throws for a row that points to a missing one. */
  save(table: TableName, row: object): void
  /** Removes the rows that belong to it, too. Throws when another row needs it. */
  remove(table: TableName, key: Key): void
  undo(): void
  count(): number
}

type Step = { changes: readonly Change[]; before: ReadonlyMap<TableName, readonly object[]> }

function checkedRow<Table extends TableName>(table: Table, row: object): RowOf<Table> {
  if (!isRowOf(table, row)) throw new Error(`Not a row of ${table}`)
  return row
}

export function keyOfRow<Table extends TableName>(table: Table, row: object): Key {
  return keyOf(table, checkedRow(table, row))
}

export function createEdits(db: Database): Edits {
  const steps: Step[] = []

  function put<Table extends TableName>(table: Table, row: object): void {
    const checked = checkedRow(table, row)
    const key = keyOf(table, checked)
    if (db.find(table, key)) db.update(table, key, checked)
    else db.insert(table, checked)
  }

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
