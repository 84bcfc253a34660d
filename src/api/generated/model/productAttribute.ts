/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AttributeType } from './attributeType.ts'
import type { AttributeValue } from './attributeValue.ts'

/**
 * Product §3: the colours and sizes a product comes in.
 */
export type ProductAttribute = {
  type: AttributeType
  name: string
  values: AttributeValue[]
}
