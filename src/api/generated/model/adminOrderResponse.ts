/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AdminOrderData } from './adminOrderData.ts'

/**
 * Envelope.
 */
export type AdminOrderResponse = {
  success: true
  message: string
  data: AdminOrderData
}
