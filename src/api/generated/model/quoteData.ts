/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Bill } from './bill.ts'

/**
 * A bill before ordering.
 */
export type QuoteData = {
  bill: Bill
  /**
   * ISO 8601. The shop asks again after it; null where nothing is promised.
   * @nullable
   */
  valid_until: string | null
}
