import type { FieldErrors } from '@/api/generated/model'
import { discountsByLine, type BillTerms } from '@/domain/order/terms'
import { isEmail } from '@/lib/kinds/email'
import type { Database } from '../db/database'
import type { OrderRow } from '../db/tables'
import type { AddressModel } from '../rules/addresses'
import { amountsOf, orderCode, type OrderInput, recipientErrors } from '../rules/orders'
import { uncheckedPayment, usdCentsOf } from '../rules/payments'
import { shortVariantIds, shortageText } from '../rules/stock'
import type { WorldSwitch } from '../scenarios/names'
import { servedAddresses } from './address'
import { hasErrors, refusal } from './answers'
import { judgeCoupon } from './coupons'
import {
  goneLineErrors,
  insertItems,
  linesOf,
  moveStock,
  orderBill,
  pricedLines,
  unitsOfLine,
} from './order-lines'
import { setPaymentStatus } from './order-moves'
import { newPaypalToken } from './paypal'

type Context = { db: Database; now: Date; switches: ReadonlySet<WorldSwitch> }

type NewOrder = {
  operation: 'createOrder' | 'createAdminOrder'
  input: OrderInput
  quotedTotal: number | null | undefined
  /** The account that places the order. Null for a guest. */
  userId: number | null
  /** The name of the staff member who took the order by phone. */
  by?: string
  isPaid?: boolean
}

type PlacedOrder = Pick<NewOrder, 'input' | 'userId' | 'by' | 'isPaid'> & {
  /**
   * For an order that replaces returned goods: the id of the returned order, and the prices that the goods
   * had in that order.
   */
  exchange?: { of: number; prices: readonly number[] }
}

const placedNote = (by: string | undefined) =>
  by === undefined ? 'Đơn hàng đã được tạo.' : 'Cửa hàng tạo đơn qua điện thoại.'

/**
 * Places an order. If the order is refused, the function throws the operation's error and changes nothing.
 */
export function checkAndPlaceOrder({ db, now, switches }: Context, wanted: NewOrder): OrderRow {
  const { operation, input, quotedTotal } = wanted
  const coupon = judgeCoupon(db, input.coupon_code, {
    lines: pricedLines(linesOf(db, input)),
    now,
  })
  const errors = { ...orderErrors(db, input, servedAddresses(switches)), ...coupon.errors }
  if (hasErrors(errors)) throw refusal(operation, 'invalid', errors)
  const shipping = switches.has('bill.changed') ? 45_000 : undefined
  const lines = linesOf(db, input)
  const bill = orderBill(lines, coupon.grant, shipping)
  if (typeof quotedTotal === 'number' && quotedTotal !== bill.total) {
    throw refusal(operation, 'billChanged', undefined, bill)
  }
  const granted = discountsByLine(bill, pricedLines(lines), coupon.grant?.isEarned)
  return insertOrder(db, wanted, { bill, granted, now })
}

/** Returns the errors of an order, by field. Errors of lines have names such as `items.0.quantity`. */
function orderErrors(db: Database, input: OrderInput, model: AddressModel): FieldErrors {
  const errors: Record<string, string[]> = {
    ...(input.email !== null &&
      !isEmail(input.email) && { email: ['Email cần có dạng ten@example.com'] }),
    ...recipientErrors(model, input),
    ...goneLineErrors(linesOf(db, input)),
  }
  const short = shortVariantIds(input.items, (id) => db.find('variants', id)?.stock ?? 0)
  for (const [index, line] of linesOf(db, input).entries()) {
    if (line && short.has(line.variant.id)) {
      const { name } = line.product
      const { color, size, stock } = line.variant
      errors[`items.${index}.quantity`] = [shortageText({ name, color, size }, stock)]
    }
  }
  return errors
}

function insertPayment(db: Database, order: OrderRow, at: string, isPaid: boolean): void {
  const isPaypal = order.payment_method === 'paypal'
  db.insert('payments', {
    payment_id: `PAY-${String(order.id).padStart(6, '0')}`,
    order_id: order.id,
    method: order.payment_method,
    status: 'pending',
    token: isPaypal ? newPaypalToken() : null,
    approval: null,
    is_prepaid: isPaid,
    asked_cents: isPaypal ? usdCentsOf(order.total_amount) : null,
    ...uncheckedPayment,
    created_at: at,
  })
}

type TermsNow = Pick<BillTerms, 'bill' | 'granted'> & { now: Date }

/** Writes an order that the caller has checked, together with its terms, stock, payment and first step. */
export function insertOrder(
  db: Database,
  { input, userId, by, isPaid = false, exchange }: PlacedOrder,
  { bill, granted, now }: TermsNow,
): OrderRow {
  const lines = linesOf(db, input)
    .filter((line) => line !== null)
    .map((line, index) => ({
      ...line,
      price: exchange?.prices[index] ?? line.variant.price,
      granted: granted[index] ?? [],
    }))
  const at = now.toISOString()
  const { items: _items, ...columns } = input
  return db.transaction(() => {
    const id = db.nextId('orders')
    const order = db.insert('orders', {
      ...columns,
      id,
      code: orderCode(id, now),
      user_id: userId,
      status: 'pending',
      payment_status: 'pending',
      ...amountsOf(bill),
      placed: [],
      exchange_of: exchange?.of ?? null,
      carrier: '',
      tracking_number: '',
      created_at: at,
      updated_at: at,
    })
    insertItems(db, order, lines)
    moveStock(db, [], lines.map(unitsOfLine))
    insertPayment(db, order, at, isPaid)
    db.insert('order_events', {
      order_id: id,
      status: 'pending',
      note: exchange ? 'Cửa hàng gửi hàng đổi.' : placedNote(by),
      at,
      by: by ?? 'system',
    })
    return isPaid ? setPaymentStatus(db, order, 'successful', now) : order
  })
}
