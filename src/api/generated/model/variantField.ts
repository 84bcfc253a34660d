/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * A number of a variant that the sheet edits.
 */
export type VariantField = (typeof VariantField)[keyof typeof VariantField]

export const VariantField = {
  price: 'price',
  original_price: 'original_price',
  stock: 'stock',
} as const
