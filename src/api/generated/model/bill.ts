/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { BillLine } from './billLine.ts'

/**
 * What an order costs, line by line. The fixed amounts: `discount` 150.000, never more than the subtotal; `shipping` 30.000; `promotion` 15.000 off; a coupon takes off what its voucher grants instead of the promotion, never more than the goods that it is for. A per cent is rounded to the whole VND, half a VND up. A line of zero is left out.
 */
export type Bill = {
  /** The subtotal first; then in the order in which they are shown. */
  lines: BillLine[]
  /**
   * Whole VND. The sum of the lines, never below zero.
   * @minimum 0
   */
  total: number
}
