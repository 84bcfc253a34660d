/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Product §3.
 */
export type ProductStatus = (typeof ProductStatus)[keyof typeof ProductStatus]

export const ProductStatus = {
  active: 'active',
  inactive: 'inactive',
  draft: 'draft',
} as const
