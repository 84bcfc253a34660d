/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { SavedAddressData } from './savedAddressData.ts'

/**
 * Answer with the address as saved.
 */
export type SavedAddressResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data?: SavedAddressData
}
