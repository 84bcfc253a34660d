import type { BulkProductsRequest } from '@/api/generated/model'
import { productStatuses } from '@/domain/admin/products'

/** Products in one bulk request at most (contract). */
export const bulkMax = 1000

/** What can be done with several products at once, besides deleting them. */
export const bulkActions = [...productStatuses, 'feature', 'unfeature', 'category'] as const
export type BulkAction = (typeof bulkActions)[number]

/** Returns the request for an action; undefined when its category is missing. */
export function bulkRequest(
  action: BulkAction,
  categoryId: number | undefined,
): Omit<BulkProductsRequest, 'ids'> | undefined {
  switch (action) {
    case 'feature':
    case 'unfeature':
      return { action: 'featured', is_featured: action === 'feature' }
    case 'category':
      return categoryId === undefined ? undefined : { action, category_id: categoryId }
    default:
      return { action: 'status', status: action }
  }
}
