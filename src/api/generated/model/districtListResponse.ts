/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { District } from './district.ts'

/**
 * Answer with districts.
 */
export type DistrictListResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  /** In any order. Empty in the two-level model. */
  data: District[]
}
