/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Texts by field of the request, the most important first. Names of nested fields are joined by dots and indexes: `items.0.quantity`, `website.name`. The shop shows them at the field, or joined by commas.
 */
export type FieldErrors = { [key: string]: string[] }
