import type { AdminProductRow, BulkProductsRequest } from '@/api/generated/model'

/** A row after a change that the server took; another category is named once the row is read anew. */
export function changedRow(
  row: AdminProductRow,
  { action, status, is_featured }: Pick<BulkProductsRequest, 'action' | 'status' | 'is_featured'>,
): AdminProductRow {
  if (action === 'status' && status) return { ...row, status }
  return action === 'featured' && is_featured !== undefined ? { ...row, is_featured } : row
}
