/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { RelatedProductsData } from './relatedProductsData.ts'

/**
 * Envelope.
 */
export type RelatedProductsResponse = {
  success: true
  message: string
  data: RelatedProductsData
}
