import type {
  BulkOutcome,
  BulkProductsRequest,
  PriceChange,
  VariantChange,
} from '@/api/generated/model'
import { changedPrice } from '@/domain/admin/price-change'
import type { Database } from '../db/database'
import type { ProductRow } from '../db/tables'
import { productErrors, productForm } from '../rules/product-form'
import { nextVersion } from '../rules/versions'
import { refusal } from './answers'
import { adminProductOf } from './serialize/admin-product'

type Patch = Partial<Pick<ProductRow, 'status' | 'is_featured' | 'category_id'>>
type Change = Patch | { price: PriceChange } | 'delete'

/** Returns the change of a bulk action, or null when the request lacks the value that the action needs. */
export function bulkPatch(
  db: Database,
  { action, status, is_featured, category_id, price_change }: BulkProductsRequest,
): Change | null {
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
    case 'price':
      return price_change ? { price: price_change } : null
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

/** Changes all prices of a product and returns what has changed, or why it can't. */
function reprice(db: Database, { id }: ProductRow, change: PriceChange): VariantChange[] | string {
  const variants = db.where('variants', 'product_id', id)
  const next = variants.map((variant) => ({
    ...variant,
    price: changedPrice(variant.price, change),
  }))
  if (next.length === 0 || next.some(({ price }) => price <= 0)) return 'Giá bán phải lớn hơn 0'
  if (next.some(({ price, original_price: was }) => was !== null && was <= price))
    return 'Giá gốc phải cao hơn giá bán'
  return variants.flatMap(({ id: variant_id, price: before }) => {
    const price = changedPrice(before, change)
    if (price === before) return []
    db.update('variants', variant_id, { price })
    return [{ variant_id, field: 'price', before, after: price }]
  })
}

/** True when a product has not the values any more that the sender has seen. */
function isOvertaken(product: ProductRow, before: BulkProductsRequest['before'] = {}): boolean {
  const { status = product.status, is_featured = product.is_featured } = before
  const { category_id = product.category_id } = before
  return (
    status !== product.status ||
    is_featured !== product.is_featured ||
    category_id !== product.category_id
  )
}

/** Applies the action to one product and returns its outcome. */
export function bulkOutcome(
  db: Database,
  id: number,
  patch: Change,
  { now, before }: { now: Date; before: BulkProductsRequest['before'] },
): BulkOutcome {
  const product = db.find('products', id)
  if (!product) return { id, ok: false, message: refusal('adminProduct', 'notFound').message }
  if (isOvertaken(product, before))
    return { id, ok: false, conflict: true, message: refusal('updateProduct', 'conflict').message }
  if (patch === 'delete') {
    db.remove('products', id)
    return { id, ok: true, message: 'Xóa sản phẩm thành công' }
  }
  const isPrice = 'price' in patch
  const done = isPrice ? reprice(db, product, patch.price) : (objection(db, product, patch) ?? [])
  if (typeof done === 'string') return { id, ok: false, message: done }
  db.update('products', id, {
    ...(!isPrice && patch),
    updated_at: nextVersion(product.updated_at, now),
  })
  const message = 'Cập nhật sản phẩm thành công'
  return { id, ok: true, message, ...(isPrice && { changes: done }) }
}
