/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { OrderCreatedData } from './orderCreatedData.ts'

/**
 * Envelope.
 */
export type OrderCreatedResponse = {
  success: true
  message: string
  data: OrderCreatedData
}
