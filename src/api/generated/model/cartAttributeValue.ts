/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { CartAttribute } from './cartAttribute.ts'

/**
 * Product §3.
 */
export type CartAttributeValue = {
  value: string
  attribute: CartAttribute
}
