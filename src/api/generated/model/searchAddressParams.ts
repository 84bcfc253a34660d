/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

export type SearchAddressParams = {
  /**
   * An address or a part of one: `12 Lê Lợi, Bến Nghé, Q1`. Blind to case and diacritics.
   * @minLength 1
   * @maxLength 1000
   */
  q: string
}
