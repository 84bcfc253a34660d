/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Whole VND: products with a variant that costs at most this. Less than `price_min` finds nothing.
 */
export type PriceMaxParameter = number
