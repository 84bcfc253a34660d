/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { BulkOutcome } from './bulkOutcome.ts'

/**
 * Per-row outcome.
 */
export type BulkProductsData = {
  outcomes: BulkOutcome[]
}
