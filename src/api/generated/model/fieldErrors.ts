/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Texts per field of the request, first one first.
 */
export type FieldErrors = { [key: string]: string[] }
