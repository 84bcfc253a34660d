import type { BulkOutcome, BulkProductsRequest } from '@/api/generated/model'
import type { Database } from '../db/database'
import type { ProductRow } from '../db/tables'
import { productErrors, productForm } from '../rules/product-form'
import { nextVersion } from '../rules/versions'
import { refusal } from './answers'
import { adminProductOf } from './serialize/admin-product'

type Patch = Partial<Pick<ProductRow, 'status' | 'is_featured' | 'category_id'>>

/** Returns the change of a bulk action, or null when the request lacks the value that the action needs. */
export function bulkPatch(
  db: Database,
  { action, status, is_featured, category_id }: BulkProductsRequest,
): Patch | 'delete' | null {
  switch (action) {
    case 'delete':
      return 'delete'
    case 'status':
      return status === undefined ? null : { status }
    case 'featured':
      return is_featured === undefined ? null : { is_featured }
    case 'category':
      return category_id !== undefined && db.find('categories', category_id)
        ? { category_id }
        : null
  }
}

/** Returns why a product may not get this status, or null. */
function objection(db: Database, product: ProductRow, patch: Patch): string | null {
  if (!patch.status) return null
  const before = adminProductOf(db, product)
  const after = { ...before, ...patch }
  const errors = productErrors(productForm(after, null), productForm(before, null))
  return Object.values(errors).flat().join(', ') || null
}

/** Applies the action to one product and returns its outcome. */
export function bulkOutcome(
  db: Database,
  id: number,
  patch: Patch | 'delete',
  now: Date,
): BulkOutcome {
  const product = db.find('products', id)
  if (!product) return { id, ok: false, message: refusal('adminProduct', 'notFound').message }
  if (patch === 'delete') {
    db.remove('products', id)
    return { id, ok: true, message: 'Xóa sản phẩm thành công' }
  }
  const message = objection(db, product, patch)
  if (message) return { id, ok: false, message }
  db.update('products', id, { ...patch, updated_at: nextVersion(product.updated_at, now) })
  return { id, ok: true, message: 'Cập nhật sản phẩm thành công' }
}
