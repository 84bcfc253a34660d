/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ImportOutcome } from './importOutcome.ts'
import type { Pagination } from './pagination.ts'

/**
 * A page of rows.
 */
export type ImportOutcomeListData = {
  /** By line. */
  outcomes: ImportOutcome[]
  pagination: Pagination
}
