/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * An administrative address in words.
 */
export type FullAddress = {
  /** Ward, district, province, country, joined by commas. */
  full_address: string
  /** The same without the country. */
  short_address: string
}
