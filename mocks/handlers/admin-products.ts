import { compareVietnamese } from '@/lib/text'
import type { AdminProductRequest } from '@/api/generated/model'
import type { Database } from '../db/database'
import type { ProductRow } from '../db/tables'
import type { Backend } from '../pipeline/backend'
import { pageOf } from '../rules/lists'
import { productErrors, productForm, variantsOfForm } from '../rules/product-form'
import { isOutdated } from '../rules/versions'
import { done, hasErrors, refusal, success } from './answers'
import { bulkOutcome, bulkPatch } from './bulk-products'
import { listProducts } from './product-list'
import { codeTaken, copyRequest, saveProduct, takenCodes } from './product-writes'
import { adminProductOf, adminProductRowOf } from './serialize/admin-product'
import { uploadImage } from './uploads'

type SaveOperation = 'createProduct' | 'updateProduct'
type SaveContext = { db: Database; body: AdminProductRequest; now: Date }

/** Checks and saves a product. Throws the 422 with a text per field. */
function save(operation: SaveOperation, { db, body, now }: SaveContext, before: ProductRow | null) {
  const known = before && adminProductOf(db, before)
  const form = productForm(body, known)
  const errors = productErrors(form, known && productForm(known, null))
  if (form.category_id !== null && !db.find('categories', form.category_id)) {
    errors['category_id'] = ['Vui lòng chọn danh mục']
  }
  const taken = takenCodes(db, variantsOfForm(form), before?.id ?? null)
  const fieldOf = (index: number) => (form.variants.length > 0 ? `variants.${index}.sku` : 'sku')
  for (const index of taken) errors[fieldOf(index)] = [codeTaken]
  if (hasErrors(errors)) throw refusal(operation, 'invalid', errors)
  const saved = saveProduct(db, before, { request: body, form, now })
  return { product: adminProductOf(db, saved) }
}

/** The back office's products. */
export const adminProductsHandlers = {
  adminProducts({ db, query }) {
    const { items, pagination } = pageOf(listProducts(db, query), query)
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
    const product = db.find('products', params.id)
    if (!product) throw refusal('adminProduct', 'notFound')
    return success({ product: adminProductOf(db, product) })
  },

  updateProduct(context) {
    const { db, params, body } = context
    const before = db.find('products', params.id)
    if (!before) throw refusal('updateProduct', 'notFound')
    if (isOutdated(body.updated_at, before.updated_at)) throw refusal('updateProduct', 'conflict')
    return success(save('updateProduct', context, before), 'Cập nhật sản phẩm thành công')
  },

  /** The items of orders stay: they are snapshots. */
  deleteProduct({ db, params }) {
    if (!db.find('products', params.id)) throw refusal('deleteProduct', 'notFound')
    db.remove('products', params.id)
    return done('Xóa sản phẩm thành công')
  },

  async uploadProductImage({ body }) {
    return success({ url: await uploadImage('uploadProductImage', body) })
  },

  bulkUpdateProducts({ db, body, now }) {
    const patch = bulkPatch(db, body)
    if (!patch) {
      throw refusal('bulkUpdateProducts', 'invalid', { [body.action]: ['Dữ liệu không hợp lệ'] })
    }
    return success({
      outcomes: body.ids.map((id) => bulkOutcome(db, id, patch, { now, before: body.before })),
    })
  },

  duplicateProduct({ db, params, now }) {
    const product = db.find('products', params.id)
    if (!product) throw refusal('duplicateProduct', 'notFound')
    const request = copyRequest(adminProductOf(db, product))
    const form = productForm(request, null)
    const copy = saveProduct(db, null, { request, form, now })
    return success({ product: adminProductOf(db, copy) }, 'Nhân bản sản phẩm thành công')
  },
} satisfies Pick<
  Backend,
  | 'adminProducts'
  | 'createProduct'
  | 'adminBrands'
  | 'adminProduct'
  | 'updateProduct'
  | 'deleteProduct'
  | 'uploadProductImage'
  | 'bulkUpdateProducts'
  | 'duplicateProduct'
>
