/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { PricesBefore } from './pricesBefore.ts'
import type { ProductStatus } from './productStatus.ts'

/**
 * Values that a product has to have still. What is absent may be anything.
 */
export type ProductValuesBefore = {
  /** Its status. */
  status?: ProductStatus
  /** Whether it is featured. */
  is_featured?: boolean
  /**
   * Its category.
   * @minimum 1
   */
  category_id?: number
  /** For action `price`: the prices of each product, which differ between them. One that the caller has given the wanted prices already is ok and stays. One that somebody else has changed is a conflict, also to the wanted prices: `message` says from which prices to which, and who did it. */
  prices?: PricesBefore[]
}
