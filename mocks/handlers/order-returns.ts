import type { FieldErrors, Order, ReturnLine, ReturnRequest } from '@/api/generated/model'
import { lastReturnDay, unitsLeft } from '@/domain/returns/returns'
import { randomKey } from '@/lib/random-key'
import type { Database } from '../db/database'
import type { OrderRow } from '../db/tables'
import type { Backend } from '../pipeline/backend'
import { shopDay } from '../rules/days'
import { nextVersion } from '../rules/versions'
import { hasErrors, refusal, success } from './answers'
import { ownOrder } from './order-lookup'
import { orderOf } from './serialize/order'
import { uploadImage } from './uploads'

/** What shoppers ask back of what was delivered. */
export const orderReturnsHandlers = {
  async uploadReturnPhoto({ db, params, body, user, now, assetBase }) {
    const phone = body.get('order_phone')
    const phones = typeof phone === 'string' ? [phone] : []
    const { id: order_id } = ownOrder(db, params.code, { user, phones, now })
    const picture = await uploadImage('uploadReturnPhoto', body)
    // A world without a server has nothing to serve it.
    const url = assetBase ? `${assetBase}/return-photos/${randomKey()}` : picture
    db.insert('return_photos', { id: db.nextId('return_photos'), order_id, url, picture })
    return success({ url })
  },

  requestReturn({ db, params, body, user, now }) {
    const row = ownOrder(db, params.code, { user, phones: [body.order_phone ?? ''], now })
    const order = orderOf(db, row)
    const lastDay = lastReturnDay(order)
    if (lastDay === null) throw refusal('requestReturn', 'notDelivered')
    if (shopDay(now) > lastDay) throw refusal('requestReturn', 'tooLate')
    const errors = returnErrors(db, order, body)
    if (hasErrors(errors)) throw refusal('requestReturn', 'tooMany', errors)
    const updated = openReturn(db, row, body, { by: null, now })
    return success({ order: orderOf(db, updated) }, 'Đã gửi yêu cầu đổi trả')
  },
} satisfies Partial<Backend>

/** Writes a return that may be asked for, and the new version of its order. */
export function openReturn(
  db: Database,
  row: OrderRow,
  { items, note, photos }: ReturnRequest,
  { by, now }: { by: string | null; now: Date },
): OrderRow {
  const requested_at = now.toISOString()
  return db.transaction(() => {
    db.insert('order_returns', {
      id: db.nextId('order_returns'),
      order_id: row.id,
      state: 'requested',
      items: items.map((line) => ({ ...line, size: sizeOf(line) })),
      note: note?.trim() ?? '',
      photos: (photos ?? []).map((photo) => uploadedPhoto(db, row.id, photo)?.url ?? photo),
      answer: null,
      requested_at,
      events: [{ state: 'requested', at: requested_at, by }],
      received: [],
      exchange_id: null,
      credit: 0,
    })
    return db.update('orders', row.id, { updated_at: nextVersion(row.updated_at, now) })
  })
}

function sizeOf({ wish, size }: ReturnLine): string | null {
  return wish === 'exchange' ? size?.trim() || null : null
}

/** Returns the picture that was uploaded for an order, by its address, whatever name of this server stands in that. */
function uploadedPhoto(db: Database, orderId: number, address: string) {
  const pathOf = (url: string) => URL.parse(url, 'http://mock.invalid')?.pathname
  const own = db.where('return_photos', 'order_id', orderId)
  return own.find(({ url }) => pathOf(url) === pathOf(address))
}

/** Returns the errors of what is asked back, per field. */
export function returnErrors(
  db: Database,
  order: Order,
  { items: lines, photos = [] }: ReturnRequest,
): FieldErrors {
  if (!photos.every((photo) => uploadedPhoto(db, order.id, photo)))
    return { photos: ['Ảnh phải được tải lên cho đơn hàng này'] }
  const ids = lines.map(({ item_id }) => item_id)
  if (new Set(ids).size < ids.length) return { items: ['Mỗi món chỉ ghi một lần'] }
  return Object.fromEntries(
    lines.flatMap(({ item_id, quantity }, index) => {
      const item = order.items.find(({ id }) => id === item_id)
      if (!item) return [[`items.${index}.item_id`, ['Món này không có trong đơn hàng']]]
      const left = unitsLeft(item, order.returns)
      return quantity > left ? [[`items.${index}.quantity`, [leftText(left)]]] : []
    }),
  )
}

function leftText(left: number): string {
  return left === 0 ? 'Bạn đã yêu cầu đổi trả món này rồi' : `Chỉ còn trả được ${left} món`
}
