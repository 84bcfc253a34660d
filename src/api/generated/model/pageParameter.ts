/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * 1-based. Beyond the last page the list is empty.
 */
export type PageParameter = number
