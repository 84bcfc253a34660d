/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { SavedAddressListData } from './savedAddressListData.ts'

/**
 * Answer with saved addresses.
 */
export type SavedAddressListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: SavedAddressListData
}
