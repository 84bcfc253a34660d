import type { Stores } from './stores'
import type { Key, RowOf, TableName } from './tables'

/**
 * A column that holds the key of another table's row, or null. Removing that row is refused, or also removes the
 * rows that point to it.
 */
export type ForeignKey = {
  [From in TableName]: {
    from: From
    column: keyof RowOf<From> & string
    to: TableName
    onRemove: 'refuse' | 'cascade'
  }
}[TableName]

/**
 * `order_items` has no rule for products and variants: an item is a snapshot and keeps their ids after they are
 * removed. Provinces, districts and wards are reference data outside of the database.
 */
export const foreignKeys: readonly ForeignKey[] = [
  { from: 'tokens', column: 'user_id', to: 'users', onRemove: 'cascade' },
  { from: 'addresses', column: 'user_id', to: 'users', onRemove: 'cascade' },
  { from: 'wishlist', column: 'user_id', to: 'users', onRemove: 'cascade' },
  { from: 'wishlist', column: 'product_id', to: 'products', onRemove: 'cascade' },
  { from: 'categories', column: 'parent_id', to: 'categories', onRemove: 'refuse' },
  { from: 'products', column: 'category_id', to: 'categories', onRemove: 'refuse' },
  { from: 'product_colours', column: 'product_id', to: 'products', onRemove: 'cascade' },
  { from: 'product_sizes', column: 'product_id', to: 'products', onRemove: 'cascade' },
  { from: 'variants', column: 'product_id', to: 'products', onRemove: 'cascade' },
  { from: 'menu', column: 'parent_id', to: 'menu', onRemove: 'cascade' },
  { from: 'orders', column: 'user_id', to: 'users', onRemove: 'refuse' },
  { from: 'order_items', column: 'order_id', to: 'orders', onRemove: 'cascade' },
  { from: 'order_events', column: 'order_id', to: 'orders', onRemove: 'cascade' },
  { from: 'order_notes', column: 'order_id', to: 'orders', onRemove: 'cascade' },
  { from: 'payments', column: 'order_id', to: 'orders', onRemove: 'cascade' },
]

/** Thrown by a write that would leave a row pointing to a missing one. */
export class ForeignKeyError extends Error {
  constructor({ from, column, to }: ForeignKey, value: unknown) {
    super(`${from}.${column} points to ${to} ${String(value)}`)
    this.name = 'ForeignKeyError'
  }
}

const rulesOf = Map.groupBy(foreignKeys, ({ from }) => from)

/** Throws `ForeignKeyError` when a row of `table` points to a missing one. */
export function checkPointers(stores: Stores, table: TableName, row: object): void {
  for (const rule of rulesOf.get(table) ?? []) {
    const value: unknown = Reflect.get(row, rule.column)
    const isKey = typeof value === 'number' || typeof value === 'string'
    if (value !== null && !(isKey && stores[rule.to].get(value))) {
      throw new ForeignKeyError(rule, value)
    }
  }
}

/** Throws `ForeignKeyError` when a row points to a missing row of `table`. */
export function checkPointersTo(stores: Stores, table: TableName, key: Key): void {
  for (const rule of foreignKeys) {
    if (rule.to !== table) continue
    if (stores[rule.from].keysWhere(rule.column, key).length > 0)
      throw new ForeignKeyError(rule, key)
  }
}
