/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ProductImport } from './productImport.ts'

/**
 * Answer with an import.
 */
export type ProductImportResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: ProductImport
}
