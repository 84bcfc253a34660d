/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { SavedAddressData } from './savedAddressData.ts'

/**
 * Envelope.
 */
export type SavedAddressResponse = {
  success: true
  message: string
  data: SavedAddressData
}
