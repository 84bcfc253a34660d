/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { BulkOutcome } from './bulkOutcome.ts'

/**
 * What became of all.
 */
export type BulkProductsData = {
  /** One for each id, in the order sent. */
  outcomes: BulkOutcome[]
}
