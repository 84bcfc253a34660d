/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

export type DeleteVoucherParams = {
  /**
   * `updated_at` as it was read. An older one than the stored is a 409.
   */
  updated_at?: string
}
