/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Product §3.
 */
export type Ward = {
  /** @minimum 1 */
  id: number
  name: string
  code: string
}
