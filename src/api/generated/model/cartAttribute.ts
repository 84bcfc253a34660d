/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AttributeType } from './attributeType.ts'

/**
 * Product §3.
 */
export type CartAttribute = {
  type: AttributeType
  name: string
}
