/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * An administrative address in words.
 */
export type FullAddress = {
  /**
   * Ward, district, province, country, joined by commas.
   * @maxLength 1000
   */
  full_address: string
  /**
   * The same without the country.
   * @maxLength 1000
   */
  short_address: string
}
