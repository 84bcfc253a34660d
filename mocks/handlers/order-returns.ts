import type { FieldErrors, Order, ReturnLine } from '@/api/generated/model'
import { lastReturnDay, unitsLeft } from '@/domain/returns/returns'
import type { Backend } from '../pipeline/backend'
import { shopDay } from '../rules/days'
import { nextVersion } from '../rules/versions'
import { hasErrors, refusal, success } from './answers'
import { ownOrder } from './order-lookup'
import { orderOf } from './serialize/order'
import { uploadImage } from './uploads'

/** What shoppers ask back of what was delivered. */
export const orderReturnsHandlers = {
  async uploadReturnPhoto({ db, params, body, user, now }) {
    const phone = body.get('order_phone')
    ownOrder(db, params.code, { user, phones: typeof phone === 'string' ? [phone] : [], now })
    return success({ url: await uploadImage('uploadReturnPhoto', body) })
  },

  requestReturn({ db, params, body, user, now }) {
    const row = ownOrder(db, params.code, { user, phones: [body.order_phone ?? ''], now })
    const order = orderOf(db, row)
    const lastDay = lastReturnDay(order)
    if (lastDay === null) throw refusal('requestReturn', 'notDelivered')
    if (shopDay(now) > lastDay) throw refusal('requestReturn', 'tooLate')
    const errors = lineErrors(order, body.items)
    if (hasErrors(errors)) throw refusal('requestReturn', 'tooMany', errors)
    const updated = db.transaction(() => {
      db.insert('order_returns', {
        id: db.nextId('order_returns'),
        order_id: row.id,
        state: 'requested',
        items: body.items.map((line) => ({ ...line, size: sizeOf(line) })),
        note: body.note?.trim() ?? '',
        photos: body.photos ?? [],
        answer: null,
        requested_at: now.toISOString(),
      })
      return db.update('orders', row.id, { updated_at: nextVersion(row.updated_at, now) })
    })
    return success({ order: orderOf(db, updated) }, 'Đã gửi yêu cầu đổi trả')
  },
} satisfies Partial<Backend>

function sizeOf({ wish, size }: ReturnLine): string | null {
  return wish === 'exchange' ? size?.trim() || null : null
}

function lineErrors(order: Order, lines: readonly ReturnLine[]): FieldErrors {
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
