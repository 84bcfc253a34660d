/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { FullAddress } from './fullAddress.ts'

/**
 * Answer with an address in words.
 */
export type FullAddressResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: FullAddress
}
