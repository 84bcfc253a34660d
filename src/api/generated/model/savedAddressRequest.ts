/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Product §7.
 */
export type SavedAddressRequest = {
  /**
   * @minLength 1
   * @maxLength 255
   */
  name: string
  /**
   * @minLength 1
   * @maxLength 20
   * @pattern ^[0-9+\- ()]+$
   */
  phone: string
  /**
   * @minLength 1
   * @maxLength 1000
   */
  address: string
  default: boolean
}
