/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { PriceChangeKind } from './priceChangeKind.ts'

/**
 * How every price of a product changes. A product is refused as a whole where a price would not be above 0, or not below its original price. Original prices stay.
 */
export type PriceChange = {
  /** `percent`: by a part of the price. `amount`: by whole VND. */
  kind: PriceChangeKind
  /** Below 0 for lower prices. */
  value: number
  /**
   * Prices are rounded to a multiple of it.
   * @minimum 1
   */
  step: number
}
