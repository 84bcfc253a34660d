/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { VariantChange } from './variantChange.ts'

/**
 * Numbers of variants, each done or refused by itself.
 */
export type SaveVariantsRequest = {
  /**
   * A number of a variant occurs once, else a 422 for all.
   * @minItems 1
   * @maxItems 1000
   */
  changes: VariantChange[]
}
