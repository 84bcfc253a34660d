import { createTableStore, type TableStore } from './table-store'
import { keyOf, type RowOf, type TableName, tableNames, type Tables } from './tables'

export type Stores = { [Table in TableName]: TableStore<RowOf<Table>> }

export type TableViews = { readonly [Table in TableName]: readonly RowOf<Table>[] }

export function createStores(tables: Tables): Stores {
  const stores = Object.fromEntries(tableNames.map((table) => [table, storeOf(tables, table)]))
  if (!hasEveryTable<Stores>(stores)) throw new Error('A table has no store')
  return stores
}

function storeOf<Table extends TableName>(tables: Tables, table: Table): object {
  return createTableStore<RowOf<Table>>(
    () => tables[table],
    (row) => keyOf(table, row),
  )
}

export function viewsOf(rowsOf: (table: TableName) => readonly object[]): TableViews {
  const views = {}
  for (const table of tableNames) {
    Object.defineProperty(views, table, { enumerable: true, get: () => rowsOf(table) })
  }
  if (!hasEveryTable<TableViews>(views)) throw new Error('A table has no view')
  return views
}

function hasEveryTable<ByTable extends object>(found: object): found is ByTable {
  return tableNames.every((table) => table in found)
}
