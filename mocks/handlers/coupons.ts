import type { FieldErrors } from '@/api/generated/model'
import type { Database } from '../db/database'
import type { OrderRow, ProductRow, VoucherRow } from '../db/tables'
import { shopDay } from '../rules/days'
import { type Grant, grantOf } from '../rules/orders'
import { stateProblem, voucherGrant, type VoucherLine, voucherState } from '../rules/vouchers'

/** Returns how many orders use a code: those that are cancelled have given it back. */
export function countUses(db: Database, { code }: Pick<VoucherRow, 'code'>): number {
  return db.where('orders', 'coupon_code', code).filter(({ status }) => status !== 'cancelled')
    .length
}

export function stateOf(db: Database, voucher: VoucherRow, now: Date) {
  return voucherState(voucher, countUses(db, voucher), shopDay(now))
}

/** A line of an order, as far as a code asks; `product` is null where that is gone. */
export type GrantLine = {
  product_id: number
  product: ProductRow | null
  price: number
  quantity: number
}

function grantBy(db: Database, voucher: VoucherRow, lines: readonly GrantLine[]) {
  const seen = lines.map(({ product_id, product, price, quantity }): VoucherLine => {
    const category =
      product?.category_id == null ? null : db.find('categories', product.category_id)
    const categories = [category?.id, category?.parent_id].filter((id) => typeof id === 'number')
    return { product: product_id, categories, price, quantity }
  })
  return voucherGrant(voucher, seen)
}

type Judged = { grant: Grant | null; errors: FieldErrors }

/** Judges the code of a new order. */
export function judgeCoupon(
  db: Database,
  code: string | null,
  { lines, now, isUsedUp }: { lines: readonly GrantLine[]; now: Date; isUsedUp: boolean },
): Judged {
  if (code === null) return { grant: null, errors: {} }
  const [voucher] = db.where('vouchers', 'code', code)
  const refused = (text: string): Judged => ({ grant: null, errors: { coupon_code: [text] } })
  if (!voucher) return refused('Mã giảm giá không đúng hoặc đã hết hạn')
  const state =
    isUsedUp && voucher.max_uses !== null ? ('used_up' as const) : stateOf(db, voucher, now)
  const problem = stateProblem(voucher, state)
  if (problem !== null) return refused(problem)
  const grant = grantBy(db, voucher, lines)
  return 'problem' in grant
    ? refused(grant.problem)
    : { grant: { coupon: code, ...grant }, errors: {} }
}

const goodsText = (lines: readonly Omit<GrantLine, 'product'>[]) =>
  lines
    .map(({ product_id, price, quantity }) => [product_id, price, quantity].join(' '))
    .toSorted()
    .join()

/**
 * Returns what the code of a placed order takes off when its lines change; nothing else where they are the same goods. The order keeps its use, whatever has become of the
 * voucher since; where its terms are no longer fulfilled, the code is not the order's any more.
 */
export function grantAfter(
  db: Database,
  order: OrderRow,
  lines: readonly GrantLine[],
): Grant | null {
  const { coupon_code } = order
  if (coupon_code === null) return null
  const [voucher] = db.where('vouchers', 'code', coupon_code)
  const own = db.where('order_items', 'order_id', order.id)
  if (!voucher || goodsText(own) === goodsText(lines)) return grantOf(order)
  const grant = grantBy(db, voucher, lines)
  return 'problem' in grant ? null : { coupon: coupon_code, ...grant }
}
