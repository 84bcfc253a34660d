import type { FieldErrors, VoucherState } from '@/api/generated/model'
import { billOf } from '@/domain/order/bill'
import { shopDay } from '@/lib/dates'
import { formatVnd } from '@/lib/numbers'
import type { Database } from '../db/database'
import type { OrderRow, ProductRow, VoucherRow } from '../db/tables'
import { type Grant, grantOf } from '../rules/orders'

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
  { lines, now }: { lines: readonly GrantLine[]; now: Date },
): Judged {
  if (code === null) return { grant: null, errors: {} }
  const [voucher] = db.where('vouchers', 'code', code)
  const refused = (text: string): Judged => ({ grant: null, errors: { coupon_code: [text] } })
  if (!voucher) return refused('Mã giảm giá không đúng hoặc đã hết hạn')
  const problem = stateProblem(voucher, stateOf(db, voucher, now))
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

type Days = Pick<VoucherRow, 'starts_on' | 'ends_on' | 'max_uses' | 'is_stopped'>

/** Days are the shop's; a day of the range is in it as a whole. */
export function voucherState(voucher: Days, useCount: number, today: string): VoucherState {
  const { starts_on, ends_on, max_uses, is_stopped } = voucher
  if (is_stopped) return 'stopped'
  if (ends_on !== null && today > ends_on) return 'ended'
  if (max_uses !== null && useCount >= max_uses) return 'used_up'
  return starts_on !== null && today < starts_on ? 'planned' : 'running'
}

/** Returns why a code can't be used now, for shoppers; null while it runs. */
export function stateProblem({ starts_on }: Pick<Days, 'starts_on'>, state: VoucherState) {
  switch (state) {
    case 'running':
      return null
    case 'planned':
      return `Mã giảm giá dùng được từ ngày ${starts_on?.split('-').toReversed().join('/')}`
    case 'used_up':
      return 'Mã giảm giá đã hết lượt dùng'
    default:
      return 'Mã giảm giá đã hết hạn'
  }
}

/** A line as a voucher sees it: its product, and the categories that has, those above them too. */
type VoucherLine = {
  product: number
  categories: readonly number[]
  price: number
  quantity: number
}

type Terms = Pick<VoucherRow, 'percent' | 'amount' | 'minimum' | 'is_for_all'> & {
  products: readonly { id: number }[]
  categories: readonly { id: number }[]
}

const sumOf = (lines: readonly VoucherLine[]) =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

/**
 * Returns what a voucher takes off these lines, in whole VND and never more than the goods that it is for, or why it is not for them.
 * Nobody pays more with a code than without.
 */
export function voucherGrant(
  terms: Terms,
  lines: readonly VoucherLine[],
): { granted: number } | { problem: string } {
  const { percent, amount, minimum, is_for_all: isForAll, products, categories } = terms
  const ids = new Set(products.map(({ id }) => id))
  const above = new Set(categories.map(({ id }) => id))
  const goods = sumOf(
    lines.filter(
      (line) => isForAll || ids.has(line.product) || line.categories.some((id) => above.has(id)),
    ),
  )
  if (goods === 0) return { problem: 'Mã giảm giá không áp dụng cho sản phẩm nào trong đơn' }
  if (minimum !== null && goods < minimum) {
    const of = isForAll ? 'dùng cho đơn' : 'dùng khi mua hàng được áp dụng'
    return { problem: `Mã giảm giá ${of} từ ${formatVnd(minimum)}` }
  }
  const granted = Math.min(goods, amount ?? Math.round((goods * (percent ?? 0)) / 100))
  const subtotal = sumOf(lines)
  return billOf(subtotal, { coupon: '-', granted }).total > billOf(subtotal).total
    ? { problem: 'Khuyến mãi của đơn hàng giảm nhiều hơn mã này' }
    : { granted }
}
