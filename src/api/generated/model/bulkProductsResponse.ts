/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { BulkProductsData } from './bulkProductsData.ts'

/**
 * Envelope.
 */
export type BulkProductsResponse = {
  success: true
  message: string
  data: BulkProductsData
}
