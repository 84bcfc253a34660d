/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AdminProductListData } from './adminProductListData.ts'

/**
 * Envelope.
 */
export type AdminProductListResponse = {
  success: true
  message: string
  data: AdminProductListData
}
