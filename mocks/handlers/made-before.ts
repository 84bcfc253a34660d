import type { OperationId, Operations, operationTable } from '../contract/operations.gen'
import type { Database } from '../db/database'
import { adminCategoryOf } from './admin-categories'
import { importOf } from './admin-imports'
import { bannerOf } from './serialize/content'
import { adminOrderOf, orderOf } from './serialize/order'
import { adminProductOf } from './serialize/product'
import { savedAddressOf } from './user-addresses'
import { adminVoucherOf } from './vouchers'

/** The writes that tell one click from the next by a key. */
type KeyedOperation = {
  [Op in OperationId]: (typeof operationTable)[Op]['repeat'] extends 'key' ? Op : never
}[OperationId]

type Data<Op extends KeyedOperation> = Operations[Op]['response']['data']

type AsNow = {
  [Op in KeyedOperation]: (db: Database, first: Data<Op>, now: Date) => Data<Op> | null
}

type AdminOrderData = Data<'createAdminOrder'>

const adminOrder = (db: Database, { order }: AdminOrderData) =>
  adminOrderOf(db, db.get('orders', order.id))

function product(db: Database, first: Data<'createProduct'>) {
  const row = db.find('products', first.product.id)
  return row ? { product: adminProductOf(db, row) } : null
}

/** What a write answers when it comes again under its key: the record as it is now, or null where that is gone. */
export const madeBefore: AsNow = {
  createOrder: (db, { order, ...first }) => ({
    ...first,
    order: orderOf(db, db.get('orders', order.id)),
    repeated: true,
  }),
  requestReturn: (db, { order }) => ({ order: orderOf(db, db.get('orders', order.id)) }),
  createAdminOrder: adminOrder,
  addOrderNote: adminOrder,
  createAdminReturn: adminOrder,
  moveReturn: adminOrder,
  // It tells what became of rows; that stays what it was.
  bulkUpdateProducts: (_, first) => first,
  settleCash: (_, first) => first,
  createProduct: product,
  duplicateProduct: product,
  createUserAddress(db, first) {
    const row = first && db.find('addresses', first.address.id)
    return row ? { address: savedAddressOf(row) } : null
  },
  createBanner(db, { id }) {
    const row = db.find('banners', id)
    return row ? bannerOf(row) : null
  },
  createCategory(db, { id }) {
    const row = db.find('categories', id)
    return row ? adminCategoryOf(db, row) : null
  },
  createVoucher(db, { id }, now) {
    const row = db.find('vouchers', id)
    return row ? adminVoucherOf(db, row, now) : null
  },
  startProductImport: (db, { id }) => importOf(db.get('product_imports', id)),
}
