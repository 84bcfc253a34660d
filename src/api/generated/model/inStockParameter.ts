/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * With `true` only products with a variant in stock.
 */
export type InStockParameter = boolean
