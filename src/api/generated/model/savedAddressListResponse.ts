/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { SavedAddressListData } from './savedAddressListData.ts'

/**
 * Envelope.
 */
export type SavedAddressListResponse = {
  success: true
  message: string
  data: SavedAddressListData
}
