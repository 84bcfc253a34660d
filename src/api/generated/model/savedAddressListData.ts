/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { SavedAddress } from './savedAddress.ts'

/**
 * All addresses of the caller.
 */
export type SavedAddressListData = {
  /** The default first. */
  addresses: SavedAddress[]
}
