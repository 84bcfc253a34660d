/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * What a bulk action does.
 */
export type BulkProductAction = (typeof BulkProductAction)[keyof typeof BulkProductAction]

export const BulkProductAction = {
  status: 'status',
  featured: 'featured',
  category: 'category',
  delete: 'delete',
} as const
