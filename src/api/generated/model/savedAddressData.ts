/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { SavedAddress } from './savedAddress.ts'

/**
 * One saved address.
 */
export type SavedAddressData = {
  address: SavedAddress
}
