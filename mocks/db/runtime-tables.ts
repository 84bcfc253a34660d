import type { Tables } from './tables'

/** An uploaded image. Its bytes live in the URL, so that no server has to keep a file. */
export type UploadRow = {
  id: number
  /** `data:image/…;base64,…` */
  url: string
  created_at: string
}

/** What was sent under an `Idempotency-Key`, and the order it made. */
export type SubmissionRow = {
  key: string
  /** Tells whether a later request with the same key asks for the same thing. */
  fingerprint: string
  order_id: number
}

/** Tables that every world starts without. */
export type RuntimeTables = { uploads: UploadRow[]; submissions: SubmissionRow[] }

/** Everything the mock database keeps. */
export type AllTables = Tables & RuntimeTables

export type TableName = keyof AllTables
export type RowOf<Table extends TableName> = AllTables[Table][number]
/** What a row is found by: its id, or its own name where it has no id. */
export type Key = number | string
