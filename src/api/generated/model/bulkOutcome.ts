/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { VariantChange } from './variantChange.ts'

/**
 * What became of one product.
 */
export type BulkOutcome = {
  /**
   * As sent.
   * @minimum 1
   */
  id: number
  /** False: nothing was changed. */
  ok: boolean
  /**
   * For staff: what was done, or why not.
   * @maxLength 2000
   */
  message: string
  /** True: it was not as `before` says. Somebody else has changed it since. */
  conflict?: boolean
  /** For action `price`: each price before and after. Turned round, `saveVariants` takes them back. */
  changes?: VariantChange[]
}
