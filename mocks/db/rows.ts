import type { Tables } from './tables'

export type TableName = keyof Tables
export type RowOf<Table extends TableName> = Tables[Table][number]
/** What a row is found by: its id, or its own name where it has no id. */
export type Key = number | string
