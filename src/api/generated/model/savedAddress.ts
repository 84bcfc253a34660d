/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Product §3.
 */
export type SavedAddress = {
  /** @minimum 1 */
  id: number
  name: string
  phone: string
  address: string
  default: boolean
}
