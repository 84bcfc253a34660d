/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { PaypalOrderData } from './paypalOrderData.ts'

/**
 * Envelope.
 */
export type PaypalOrderResponse = {
  success: true
  message: string
  data: PaypalOrderData
}
