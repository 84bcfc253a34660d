/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ImportStatus } from './importStatus.ts'

/**
 * An import and how far it is. The numbers count rows.
 */
export type ProductImport = {
  /**
   * Of the import.
   * @minimum 1
   */
  id: number
  /**
   * As sent.
   * @maxLength 255
   */
  file_name: string
  /** Nothing was changed. */
  dry_run: boolean
  status: ImportStatus
  /**
   * Rows sent.
   * @minimum 0
   */
  total: number
  /**
   * Rows worked on so far.
   * @minimum 0
   */
  processed: number
  /**
   * Rows of new products.
   * @minimum 0
   */
  created: number
  /**
   * Rows that changed something.
   * @minimum 0
   */
  updated: number
  /**
   * Rows that said what was there already.
   * @minimum 0
   */
  unchanged: number
  /**
   * Rows of products that were left alone.
   * @minimum 0
   */
  failed: number
  /**
   * Who started it.
   * @maxLength 255
   */
  by: string
  /**
   * When it was started.
   * @nullable
   */
  created_at: string | null
  /**
   * Null while it is running.
   * @nullable
   */
  finished_at: string | null
}
