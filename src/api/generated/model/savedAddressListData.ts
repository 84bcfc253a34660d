/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { SavedAddress } from './savedAddress.ts'

/**
 * Product §7.
 */
export type SavedAddressListData = {
  addresses: SavedAddress[]
}
