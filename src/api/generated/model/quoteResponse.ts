/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { QuoteData } from './quoteData.ts'

/**
 * Answer with a bill.
 */
export type QuoteResponse = {
  /** Always true: a failure is an `ErrorBody`. */
  success: true
  /**
   * For people. The shop never shows it as an error.
   * @maxLength 2000
   */
  message: string
  data: QuoteData
}
