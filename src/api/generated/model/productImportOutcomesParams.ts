/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ImportResult } from './importResult.ts'
import type { PageParameter } from './pageParameter.ts'
import type { ProductImportOutcomesPerPage } from './productImportOutcomesPerPage.ts'

export type ProductImportOutcomesParams = {
  /**
   * 1-based. Beyond the last page the list is empty.
   * @minimum 1
   */
  page?: PageParameter
  /**
   * Rows of a page.
   */
  per_page?: ProductImportOutcomesPerPage
  /**
   * Only rows with this result.
   */
  result?: ImportResult
}
