/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Order of a product list. `default`: featured first, then the newest. The others go by `min_price`.
 */
export type ProductSort = (typeof ProductSort)[keyof typeof ProductSort]

export const ProductSort = {
  default: 'default',
  'high-to-low': 'high-to-low',
  'low-to-high': 'low-to-high',
} as const
