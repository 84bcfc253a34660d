/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

export type FullAddressParams = {
  /**
   * @minimum 1
   */
  ward_id: number
}
