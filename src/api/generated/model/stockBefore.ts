/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { StockBeforeVariantsItem } from './stockBeforeVariantsItem.ts'

/**
 * The stock of a product as it was seen. A count that is sent as it was seen stays what it is by now; another one is saved only where nobody has sold or restocked meanwhile, else it is a 409.
 */
export type StockBefore = {
  /**
   * Of a product without variants.
   * @minimum 0
   */
  stock?: number
  /** Of each variant. */
  variants?: StockBeforeVariantsItem[]
}
