/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Bill } from './bill.ts'
import type { UsdAmount } from './usdAmount.ts'

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
  /** What PayPal would charge for this bill, said beside the choice of PayPal. Null where the host does not say it; the shop then says only that PayPal charges in USD. */
  usd: UsdAmount | null
}
