/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Ward } from './ward.ts'

/**
 * Answer with wards.
 */
export type WardListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  /** In any order. */
  data: Ward[]
}
