/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ProductListData } from './productListData.ts'

/**
 * Envelope.
 */
export type ProductListResponse = {
  success: true
  message: string
  data: ProductListData
}
