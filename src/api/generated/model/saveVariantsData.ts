/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { VariantOutcome } from './variantOutcome.ts'

/**
 * What became of all.
 */
export type SaveVariantsData = {
  /** One for each change, in the order sent. */
  outcomes: VariantOutcome[]
}
