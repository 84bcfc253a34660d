/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AdminProductData } from './adminProductData.ts'

/**
 * Envelope.
 */
export type AdminProductResponse = {
  success: true
  message: string
  data: AdminProductData
}
