import { memberOf } from '@/lib/json'
import type { OperationId, Operations, operationTable } from '../contract/operations.gen'
import type { Database } from '../db/database'
import { savedAddressOf, userOf } from '../handlers/account'
import { adminCategoryOf } from '../handlers/admin-categories'
import { importOf } from '../handlers/admin-imports'
import { adminOrderOf, orderOf } from '../handlers/serialize/order'
import { adminProductOf, bannerOf } from '../handlers/serialize/product'
import { adminVoucherOf } from '../handlers/vouchers'
import { beginSession, userOfToken } from '../rules/sessions'
import { namedError } from './backend'

/** One write that a person sends, perhaps several times. `content` is the content of the request. */
type Click = {
  db: Database
  operation: OperationId
  userId: number | null
  key: string
  content: string
  now: Date
}

/** The time in ms for which the server remembers a key (Product §11.1.9b). */
const keyMs = 24 * 3_600_000

/** The keyed writes that are running now, by world. A repeated click waits for the first click's write. */
const underWay = new WeakMap<Database, Map<string, Promise<unknown>>>()

/**
 * Runs a write of `x-repeat: key` once, even if the write is sent several times. A repeat gets the first
 * answer with the present record. A refused write does not use up its key, so it can be sent again. Throws if
 * another request has the same key, or if the record is gone.
 */
export async function onceByKey(click: Click, write: () => Promise<unknown>): Promise<unknown> {
  const { db, operation, userId, key, content, now } = click
  const oldest = new Date(now.getTime() - keyMs).toISOString()
  for (const known of db.tables.stored_answers.filter(({ at }) => at <= oldest))
    db.remove('stored_answers', known.id)
  const id = `${operation} ${userId} ${key}`
  const others = underWay.get(db) ?? new Map<string, Promise<unknown>>()
  underWay.set(db, others)
  for (let other = others.get(id); other; other = others.get(id)) await other.catch(() => {})
  const known = db.find('stored_answers', id)
  if (known && known.content !== content) throw namedError(operation, 'idempotencyMismatch')
  if (known) return answeredAgain(click, known.body)
  const writing = write()
  others.set(id, writing)
  try {
    const body = await writing
    if (typeof body === 'object' && body) {
      const at = now.toISOString()
      db.insert('stored_answers', { id, content, body, at })
    }
    return body
  } finally {
    others.delete(id)
  }
}

function answeredAgain({ db, operation, now }: Click, first: object): object {
  // `asNow` stays untyped, because TypeScript cannot prove that the function stored for `operation` accepts
  // the response of `operation`.
  const asNow: unknown = Reflect.get(madeBefore, operation)
  if (typeof asNow !== 'function') return first
  const data: unknown = asNow(db, Reflect.get(first, 'data'), now)
  if (data === null) throw namedError(operation, 'madeAndGone')
  // The order may have been cancelled since the first answer. The message then says so (Product §4.8.9e).
  const isCancelled = memberOf(memberOf(data, 'order'), 'status') === 'cancelled'
  return { ...first, data, ...(isCancelled && { message: 'Đơn này đã bị hủy. Hãy đặt đơn mới.' }) }
}

/** The names of operations with `x-repeat: key`. */
type KeyedOperation = {
  [Op in OperationId]: (typeof operationTable)[Op]['repeat'] extends 'key' ? Op : never
}[OperationId]

type Data<Op extends KeyedOperation> = Operations[Op]['response']['data']

type AsNow = {
  [Op in KeyedOperation]?: (db: Database, first: Data<Op>, now: Date) => Data<Op> | null
}

type AdminOrderData = Data<'createAdminOrder'>

const adminOrder = (db: Database, { order }: AdminOrderData) =>
  adminOrderOf(db, db.get('orders', order.id))

function product(db: Database, first: Data<'createProduct'>) {
  const row = db.find('products', first.product.id)
  return row ? { product: adminProductOf(db, row) } : null
}

/**
 * For each operation, a function that returns the response to a repeated write with the record as it is now.
 * It returns null when the record is gone. An operation without an entry repeats its first response.
 */
const madeBefore: AsNow = {
  createOrder: (db, { order, ...first }) => ({
    ...first,
    order: orderOf(db, db.get('orders', order.id)),
    repeated: true,
  }),
  register(db, first, now) {
    const row = db.find('users', first.user.id ?? 0)
    if (!row) return null
    const { token } = userOfToken(db, first.token, now) ? first : beginSession(db, row, now)
    return { ...first, user: userOf(row), token }
  },
  requestReturn: (db, { order }) => ({ order: orderOf(db, db.get('orders', order.id)) }),
  createAdminOrder: adminOrder,
  addOrderNote: adminOrder,
  createAdminReturn: adminOrder,
  moveReturn: adminOrder,
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
