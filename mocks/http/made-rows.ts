import type { Database } from '../db/database'
import { columnsOf, type TableName } from '../db/tables'

/** Texts that are one row's own. */
const own = /^(slug|code|email|token)$/

/**
 * Returns `count` new rows with keys of their own: the table's last row again, with what `given` says. Throws for an
 * empty table, unless `given` has all columns.
 */
export function madeRows(
  db: Database,
  table: TableName,
  { count = 1, given = {} }: { count?: number; given?: object } = {},
): readonly object[] {
  const pattern: object = db.tables[table].at(-1) ?? {}
  const names = columnsOf(table).map(([name]) => name)
  const missing = names.filter((name) => !(name in pattern) && !(name in given))
  if (missing.some((name) => name !== 'id'))
    throw new Error(`${table} is empty, so a row needs all of ${missing.join(', ')}`)
  const first = db.nextId(table)
  return Array.from({ length: count }, (_, index) => {
    const number = first + index
    const fresh = names.flatMap((name) => {
      if (name === 'id' && typeof Reflect.get(pattern, name) !== 'string') return [[name, number]]
      const value: unknown = Reflect.get(pattern, name)
      return own.test(name) && typeof value === 'string' ? [[name, `${number}-${value}`]] : []
    })
    return { ...pattern, ...Object.fromEntries(fresh), ...given }
  })
}
