/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Product §3: ward, district, province, country.
 */
export type FullAddress = {
  full_address: string
  short_address: string
}
