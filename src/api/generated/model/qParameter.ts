/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Blind to case and diacritics.
 */
export type QParameter = string
