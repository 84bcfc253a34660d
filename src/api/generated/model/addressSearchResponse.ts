/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AddressHit } from './addressHit.ts'

/**
 * Answer with places.
 */
export type AddressSearchResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  /** At most 20: provinces, then districts, then wards. */
  data: AddressHit[]
}
