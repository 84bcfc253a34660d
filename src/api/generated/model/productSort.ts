/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Product §9.
 */
export type ProductSort = (typeof ProductSort)[keyof typeof ProductSort]

export const ProductSort = {
  default: 'default',
  'high-to-low': 'high-to-low',
  'low-to-high': 'low-to-high',
} as const
