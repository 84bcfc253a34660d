/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { CheckResult } from './checkResult.ts'

/**
 * What somebody of the staff has found out by hand about a payment that was unclear.
 */
export type PaymentCheck = {
  result: CheckResult
  /**
   * In their words.
   * @maxLength 5000
   */
  reason: string
  /**
   * Who.
   * @maxLength 255
   */
  by: string
  /** ISO 8601. */
  at: string
}
