/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

export type SearchAddressParams = {
  /**
   * Blind to case and diacritics.
   * @minLength 1
   * @maxLength 255
   */
  q: string
}
