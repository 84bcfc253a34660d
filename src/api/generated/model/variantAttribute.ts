/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AttributeType } from './attributeType.ts'

/**
 * What a variant is of its product: one entry per attribute.
 */
export type VariantAttribute = {
  attribute_type: AttributeType
  /**
   * Equals a `value` of the attribute of this type.
   * @maxLength 5000
   */
  value: string
}
