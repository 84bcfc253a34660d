/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Text to look for, blind to case and diacritics: `ao so mi` finds `Áo sơ mi`. Blank: no filter.
 */
export type QParameter = string
