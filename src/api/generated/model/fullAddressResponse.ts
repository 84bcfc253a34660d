/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { FullAddress } from './fullAddress.ts'

/**
 * Envelope.
 */
export type FullAddressResponse = {
  success: true
  message: string
  data: FullAddress
}
