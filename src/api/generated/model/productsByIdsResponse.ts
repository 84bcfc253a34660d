/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ProductsByIdsData } from './productsByIdsData.ts'

/**
 * Envelope.
 */
export type ProductsByIdsResponse = {
  success: true
  message: string
  data: ProductsByIdsData
}
