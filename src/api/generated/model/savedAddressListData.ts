/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { SavedAddress } from './savedAddress.ts'

/**
 * Spec §7.
 */
export type SavedAddressListData = {
  addresses: SavedAddress[]
}
