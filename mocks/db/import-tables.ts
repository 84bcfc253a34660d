import type { ImportOutcome, ImportStatus, ProductImportRow } from '@/api/generated/model'

/** An import of products and how far it is. */
export type ImportJobRow = {
  id: number
  file_name: string
  dry_run: boolean
  status: ImportStatus
  total: number
  /** What this server gets done. */
  rows_per_second: number
  /** Rows that are still to do, those of a product together. */
  waiting: ProductImportRow[][]
  /** What became of the others, as they were worked on. */
  outcomes: ImportOutcome[]
  by: string
  created_at: string
  finished_at: string | null
}
