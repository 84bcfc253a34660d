/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { SettleCashData } from './settleCashData.ts'

/**
 * Answer of a settlement; 200 even when all were refused.
 */
export type SettleCashResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: SettleCashData
}
