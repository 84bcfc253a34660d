/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { CashOutcome } from './cashOutcome.ts'

/**
 * What became of all.
 */
export type SettleCashData = {
  /** One for each order, as sent. */
  outcomes: CashOutcome[]
}
