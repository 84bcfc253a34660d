/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Province } from './province.ts'

/**
 * Answer with provinces.
 */
export type ProvinceListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  /** In any order; the shop sorts by name with Vietnamese collation. */
  data: Province[]
}
