/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Values of `facets.colors`, separated by commas: products with a variant in one of them. All filters of a list hold for the same variant. An unknown value finds nothing.
 */
export type ColorParameter = string
