/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Values of `facets.sizes`, separated by commas: products with a variant in stock in one of them.
 */
export type SizeParameter = string
