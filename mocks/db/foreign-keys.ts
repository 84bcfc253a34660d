import { memberOf } from '@/lib/json'
import type { Stores } from './stores'
import { columnsOf, isTableName, type Key, type TableName, tableNames } from './tables'

type ForeignKey = {
  from: TableName
  column: string
  to: TableName
  onRemove: 'refuse' | 'cascade'
}

export const foreignKeys: readonly ForeignKey[] = tableNames.flatMap((from) =>
  columnsOf(from).flatMap(([column, { pointer }]) =>
    pointer && isTableName(pointer.to)
      ? [{ from, column, to: pointer.to, onRemove: pointer.onRemove }]
      : [],
  ),
)

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
    const value = memberOf(row, rule.column)
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
