/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ProductImportRow } from './productImportRow.ts'

/**
 * A file to import.
 */
export type ProductImportRequest = {
  /**
   * For whoever looks back.
   * @minLength 1
   * @maxLength 255
   */
  file_name: string
  /** True: only says what would change. */
  dry_run: boolean
  /**
   * In the order of the file.
   * @minItems 1
   * @maxItems 5000
   */
  rows: ProductImportRow[]
}
