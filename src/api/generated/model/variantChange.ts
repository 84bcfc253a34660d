/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { VariantField } from './variantField.ts'

/**
 * One number of one variant.
 */
export type VariantChange = {
  /**
   * Of the variant.
   * @minimum 1
   */
  variant_id: number
  field: VariantField
  /**
   * What it was when the editor began. Another number by now is a conflict.
   * @minimum 0
   * @nullable
   */
  before: number | null
  /**
   * Whole VND or pieces. Null ends a sale; price and stock are never null.
   * @minimum 0
   * @nullable
   */
  after: number | null
}
