/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

export type AdminBannersParams = {
  /**
   * Text to look for, blind to case and diacritics: `ao so mi` finds `Áo sơ mi`. Blank: no filter.
   * @maxLength 255
   */
  q?: string
}
