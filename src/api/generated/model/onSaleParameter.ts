/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * With `true` only products with a variant that is cheaper than before.
 */
export type OnSaleParameter = boolean
