/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AdminOrderListData } from './adminOrderListData.ts'

/**
 * Envelope.
 */
export type AdminOrderListResponse = {
  success: true
  message: string
  data: AdminOrderListData
}
