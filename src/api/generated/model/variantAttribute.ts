/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AttributeType } from './attributeType.ts'

/**
 * Spec §3.
 */
export type VariantAttribute = {
  attribute_type: AttributeType
  value: string
}
