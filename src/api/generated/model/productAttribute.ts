/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AttributeType } from './attributeType.ts'
import type { AttributeValue } from './attributeValue.ts'

/**
 * What a product can be chosen by. A product has at most one of each type, and none for a type it does not come in.
 */
export type ProductAttribute = {
  type: AttributeType
  /**
   * Heading above the choices: `Màu sắc`.
   * @maxLength 255
   */
  name: string
  /** In the order to show; the first available one is preselected. */
  values: AttributeValue[]
}
