/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

export type FullAddressParams = {
  /**
   * From the cascade.
   * @minimum 1
   */
  ward_id: number
}
