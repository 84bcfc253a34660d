/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * 1-based.
 */
export type PageParameter = number
