/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { FieldChange } from './fieldChange.ts'
import type { ImportResult } from './importResult.ts'
import type { ProductImportRow } from './productImportRow.ts'

/**
 * What became of one row.
 */
export type ImportOutcome = {
  /**
   * As sent.
   * @minimum 1
   */
  line: number
  result: ImportResult
  /**
   * The product. Null where there is none.
   * @minimum 1
   * @nullable
   */
  product_id: number | null
  /**
   * For staff: why it failed. Else empty.
   * @maxLength 2000
   */
  message: string
  /** What the row changed, or would change. */
  changes: FieldChange[]
  row: ProductImportRow
}
