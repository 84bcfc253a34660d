/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AttributeType } from './attributeType.ts'

/**
 * The attribute that a choice belongs to.
 */
export type CartAttribute = {
  type: AttributeType
  /**
   * Heading: `Màu sắc`.
   * @maxLength 255
   */
  name: string
}
