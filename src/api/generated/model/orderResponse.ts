/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { OrderData } from './orderData.ts'

/**
 * Envelope.
 */
export type OrderResponse = {
  success: true
  message: string
  data: OrderData
}
