/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Bill } from './bill.ts'
import type { PlacedLine } from './placedLine.ts'

/**
 * What an order was when it was placed. Nothing changes it.
 */
export type PlacedTerms = {
  bill: Bill
  /** The lines of `items` at that time, as far as the bill needs them. */
  items: PlacedLine[]
}
