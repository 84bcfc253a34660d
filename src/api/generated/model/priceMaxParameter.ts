/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Whole VND: products with a variant that costs at most this.
 */
export type PriceMaxParameter = number
