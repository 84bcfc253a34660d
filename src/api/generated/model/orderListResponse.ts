/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { OrderListData } from './orderListData.ts'

/**
 * Envelope.
 */
export type OrderListResponse = {
  success: true
  message: string
  data: OrderListData
}
