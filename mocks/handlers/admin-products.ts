import type {
  AdminProductRequest,
  BulkOutcome,
  BulkProductsRequest,
  PriceChange,
  VariantChange,
} from '@/api/generated/model'
import { changedPrice } from '@/domain/product/products-list'
import { formatVnd } from '@/lib/numbers'
import { compareVietnamese, joinTexts } from '@/lib/text'
import type { Database } from '../db/database'
import type { ProductRow } from '../db/tables'
import type { HandlersOf } from '../pipeline/backend'
import { isOutdated, nextVersion, pageOf } from '../rules/lists'
import { emptySuccess, hasErrors, refusal, throwRefusal, success } from './answers'
import { sortedProducts } from './product-list'
import {
  codeTakenText,
  requestForCopy,
  productErrors,
  productForm,
  saveProduct,
  takenCodeIndexes,
  variantsOfForm,
  variantsWithStock,
} from './product-writes'
import { adminProductOf, adminProductRowOf } from './serialize/product'
import { uploadImage } from './uploads'

type SaveOperation = 'createProduct' | 'updateProduct'
type SaveContext = { db: Database; body: AdminProductRequest; now: Date }

function save(operation: SaveOperation, { db, body, now }: SaveContext, before: ProductRow | null) {
  const known = before && adminProductOf(db, before)
  const form = productForm(body, known)
  const errors = productErrors(form, known && productForm(known, null))
  if (form.category_id !== null && !db.find('categories', form.category_id)) {
    errors['category_id'] = ['Vui lòng chọn danh mục']
  }
  const { variants, moved, unseen } = variantsWithStock(db, before, {
    wanted: variantsOfForm(form),
    seen: body.before,
  })
  const taken = takenCodeIndexes(db, variants, before?.id ?? null)
  const fieldOf = (index: number) => (form.variants.length > 0 ? `variants.${index}.sku` : 'sku')
  for (const index of taken) errors[fieldOf(index)] = [codeTakenText]
  if (hasErrors(errors)) throw refusal(operation, 'invalid', errors)
  if (hasErrors(unseen)) throw refusal('updateProduct', 'stockUnseen', unseen)
  if (hasErrors(moved)) throw refusal('updateProduct', 'stockMoved', moved)
  const saved = saveProduct(db, before, { request: body, form, variants, now })
  return { product: adminProductOf(db, saved) }
}

export const adminProductsHandlers: HandlersOf<'admin-products'> = {
  adminProducts({ db, query }) {
    const { items, pagination } = pageOf(sortedProducts(db, query), query)
    return success({ products: items.map((row) => adminProductRowOf(db, row)), pagination })
  },

  createProduct: (context) =>
    success(save('createProduct', context, null), 'Thêm sản phẩm thành công'),

  adminBrands({ db }) {
    const brands = new Set(db.tables.products.map(({ brand }) => brand))
    brands.delete('')
    return success([...brands].toSorted(compareVietnamese))
  },

  adminProduct({ db, params }) {
    const product = db.find('products', params.id) ?? throwRefusal('adminProduct', 'notFound')
    return success({ product: adminProductOf(db, product) })
  },

  updateProduct(context) {
    const { db, params, body } = context
    const before = db.find('products', params.id) ?? throwRefusal('updateProduct', 'notFound')
    if (isOutdated(body.updated_at, before.updated_at)) throw refusal('updateProduct', 'conflict')
    return success(save('updateProduct', context, before), 'Cập nhật sản phẩm thành công')
  },

  /** Deletes a product. The lines of its orders stay, because they are copies. */
  deleteProduct({ db, params }) {
    if (db.find('products', params.id)) db.remove('products', params.id)
    return emptySuccess('Xóa sản phẩm thành công')
  },

  async uploadProductImage({ body }) {
    return success({ url: await uploadImage('uploadProductImage', body) })
  },

  bulkUpdateProducts({ db, body, now, user }) {
    const patch = bulkPatch(db, body)
    if (!patch) {
      throw refusal('bulkUpdateProducts', 'invalid', {
        [body.action]: ['Giá trị đã chọn không còn nữa. Hãy chọn lại.'],
      })
    }
    return success({
      outcomes: body.ids.map((id) =>
        bulkOutcome(db, id, patch, { now, before: body.before, by: user.full_name }),
      ),
    })
  },

  duplicateProduct({ db, params, now }) {
    const product = db.find('products', params.id) ?? throwRefusal('duplicateProduct', 'notFound')
    const request = requestForCopy(adminProductOf(db, product))
    const form = productForm(request, null)
    const variants = variantsOfForm(form)
    const copy = saveProduct(db, null, { request, form, variants, now })
    return success({ product: adminProductOf(db, copy) }, 'Nhân bản sản phẩm thành công')
  },
}

type Patch = Partial<Pick<ProductRow, 'status' | 'is_featured' | 'category_id'>>
type Change = Patch | { price: PriceChange } | 'delete'

function bulkPatch(
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

function objection(db: Database, product: ProductRow, patch: Patch): string | null {
  if (!patch.status) return null
  const before = adminProductOf(db, product)
  const after = { ...before, ...patch }
  const errors = productErrors(productForm(after, null), productForm(before, null))
  return joinTexts(Object.values(errors).flat()) || null
}

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

/** Returns whether the status, the category or `is_featured` has changed since the sender saw the product. */
function isOvertaken(product: ProductRow, before: BulkProductsRequest['before'] = {}): boolean {
  const { status = product.status, is_featured = product.is_featured } = before
  const { category_id = product.category_id } = before
  return (
    status !== product.status ||
    is_featured !== product.is_featured ||
    category_id !== product.category_id
  )
}

type Bulk = { now: Date; before: BulkProductsRequest['before']; by: string }

/**
 * Returns the outcome for a product whose prices differ from the prices that the sender saw. Returns null if
 * they are the same. If the sender has already made this change, the outcome is a success. If another person
 * has changed the prices, it is a conflict.
 */
function repricedBefore(
  db: Database,
  { id }: ProductRow,
  { price }: { price: PriceChange },
  { before, by }: Bulk,
): BulkOutcome | null {
  const seen = before?.prices?.find((one) => one.id === id)
  const prices = db.where('variants', 'product_id', id).map((variant) => variant.price)
  const [min, max] = [Math.min(...prices), Math.max(...prices)]
  if (!seen || (min === seen.min_price && max === seen.max_price)) return null
  const last = db
    .where('activity', 'object_id', id)
    .findLast(
      ({ kind, changes }) =>
        kind === 'product' && changes.some(({ field }) => /^(.*: )?price$/.test(field)),
    )
  const isDone =
    min === changedPrice(seen.min_price, price) && max === changedPrice(seen.max_price, price)
  if (isDone && last?.by === by) return { id, ok: true, message: 'Giá đã được đổi như vậy rồi' }
  const range = (...ends: number[]) => [...new Set(ends)].map(formatVnd).join(' – ')
  const change = `${range(seen.min_price, seen.max_price)} → ${range(min, max)}`
  const author = last ? `, người đổi: ${last.by}` : ''
  const message = `Giá vừa được đổi: ${change}${author}. Hãy xem lại giá mới.`
  return { id, ok: false, conflict: true, message }
}

function bulkOutcome(db: Database, id: number, patch: Change, bulk: Bulk): BulkOutcome {
  const { now, before } = bulk
  const product = db.find('products', id)
  if (!product) return { id, ok: false, message: refusal('adminProduct', 'notFound').message }
  if (isOvertaken(product, before))
    return { id, ok: false, conflict: true, message: refusal('updateProduct', 'conflict').message }
  if (patch === 'delete') {
    db.remove('products', id)
    return { id, ok: true, message: 'Xóa sản phẩm thành công' }
  }
  const isPrice = 'price' in patch
  const known = isPrice && repricedBefore(db, product, patch, bulk)
  if (known) return known
  const done = isPrice ? reprice(db, product, patch.price) : (objection(db, product, patch) ?? [])
  if (typeof done === 'string') return { id, ok: false, message: done }
  db.update('products', id, {
    ...(!isPrice && patch),
    updated_at: nextVersion(product.updated_at, now),
  })
  const message = 'Cập nhật sản phẩm thành công'
  return { id, ok: true, message, ...(isPrice && { changes: done }) }
}
