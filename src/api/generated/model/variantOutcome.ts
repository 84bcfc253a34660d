/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { VariantField } from './variantField.ts'
import type { VariantOutcomeResult } from './variantOutcomeResult.ts'

/**
 * What became of one number.
 */
export type VariantOutcome = {
  /**
   * As sent.
   * @minimum 1
   */
  variant_id: number
  field: VariantField
  /** `saved`: it is as sent, also where it was already. `conflict`: somebody else has changed it. `refused`: a rule, or the variant is gone. */
  result: VariantOutcomeResult
  /**
   * What it is now. Null for no original price, or a variant that is gone.
   * @nullable
   */
  value: number | null
  /**
   * For staff: why not.
   * @maxLength 2000
   */
  message: string
}
