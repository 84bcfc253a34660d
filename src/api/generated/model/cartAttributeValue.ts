/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { CartAttribute } from './cartAttribute.ts'

/**
 * One choice of a line.
 */
export type CartAttributeValue = {
  /**
   * `Ngà`, `M`.
   * @maxLength 5000
   */
  value: string
  attribute: CartAttribute
}
