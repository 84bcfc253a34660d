/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * What to do: `status` needs `status`, `featured` needs `is_featured`, `category` needs `category_id`, `price` needs `price_change`, `delete` needs nothing.
 */
export type BulkProductAction = (typeof BulkProductAction)[keyof typeof BulkProductAction]

export const BulkProductAction = {
  status: 'status',
  featured: 'featured',
  category: 'category',
  price: 'price',
  delete: 'delete',
} as const
