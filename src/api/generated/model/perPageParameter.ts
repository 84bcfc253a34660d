/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Entries per page. The shop asks for 12.
 */
export type PerPageParameter = number
