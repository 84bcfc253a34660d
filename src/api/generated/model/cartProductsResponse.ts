/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { CartProductsData } from './cartProductsData.ts'

/**
 * Envelope.
 */
export type CartProductsResponse = {
  success: true
  message: string
  data: CartProductsData
}
