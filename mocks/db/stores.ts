import { createTableStore, type TableStore } from './table-store'
import type { Key, RowOf, TableName, Tables } from './tables'

export type Stores = { [Table in TableName]: TableStore<RowOf<Table>> }

export type TableViews = { readonly [Table in TableName]: readonly RowOf<Table>[] }

export function wishKey(userId: number, productId: number): string {
  return `${userId}:${productId}`
}

const byId = (row: { id: number }): Key => row.id

export const keysOf: { readonly [Table in TableName]: (row: RowOf<Table>) => Key } = {
  users: byId,
  tokens: (row) => row.token,
  categories: byId,
  products: byId,
  product_colours: byId,
  product_sizes: byId,
  variants: byId,
  banners: byId,
  sections: (row) => row.section_key,
  site: byId,
  menu: byId,
  orders: byId,
  order_items: byId,
  order_events: byId,
  order_notes: byId,
  payments: (row) => row.payment_id,
  addresses: byId,
  wishlist: (row) => wishKey(row.user_id, row.product_id),
  stored_answers: (row) => row.id,
  product_imports: byId,
  activity: byId,
}

/** The names of all tables; a table comes after those that its rows point to. */
export const tableNames: readonly TableName[] = Object.keys(keysOf).filter(isTableName)

export function isTableName(text: string): text is TableName {
  return Object.hasOwn(keysOf, text)
}

export function createStores(tables: Tables): Stores {
  const stores = Object.fromEntries(tableNames.map((table) => [table, storeOf(tables, table)]))
  if (!hasEveryTable<Stores>(stores)) throw new Error('A table has no store')
  return stores
}

function storeOf<Table extends TableName>(tables: Tables, table: Table): object {
  return createTableStore<RowOf<Table>>(() => tables[table], keysOf[table])
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
