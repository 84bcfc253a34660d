/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * `active` is shown in the shop. `inactive` is complete but hidden. `draft` is hidden and may be incomplete.
 */
export type ProductStatus = (typeof ProductStatus)[keyof typeof ProductStatus]

export const ProductStatus = {
  active: 'active',
  inactive: 'inactive',
  draft: 'draft',
} as const
