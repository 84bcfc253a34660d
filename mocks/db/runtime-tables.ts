import type { Tables } from './tables'

/** An uploaded image. Its bytes live in the URL, so that no server has to keep a file. */
export type UploadRow = {
  id: number
  /** `data:image/…;base64,…` */
  url: string
  created_at: string
}

/** Tables that every world starts without. */
export type RuntimeTables = { uploads: UploadRow[] }

/** Everything the mock database keeps. */
export type AllTables = Tables & RuntimeTables

export type TableName = keyof AllTables
export type RowOf<Table extends TableName> = AllTables[Table][number]
/** What a row is found by: its id, or its own name where it has no id. */
export type Key = number | string
