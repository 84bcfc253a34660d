/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Who carries a parcel, and under which number.
 */
export type Shipment = {
  /**
   * Its name as people know it.
   * @maxLength 60
   */
  carrier: string
  /**
   * As the carrier writes it; empty where there is none.
   * @maxLength 60
   */
  tracking_number: string
}
