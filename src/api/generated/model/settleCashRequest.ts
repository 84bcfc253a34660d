/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { SettledCash } from './settledCash.ts'

/**
 * A statement of a carrier, as far as it is of orders of the shop.
 */
export type SettleCashRequest = {
  /**
   * Its number, by which the money is found on the shop's account.
   * @minLength 1
   * @maxLength 60
   * @pattern \S
   */
  statement: string
  /**
   * Each order once.
   * @minItems 1
   * @maxItems 1000
   */
  orders: SettledCash[]
}
