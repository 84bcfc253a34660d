/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Product §3.
 */
export type AttributeValue = {
  /** @minimum 1 */
  id: number
  value: string
  /** @nullable */
  color_code: string | null
}
