import type { VoucherState } from '@/api/generated/model'
import { billOf } from '@/domain/order/bill'
import { formatVnd } from '@/lib/numbers'
import type { VoucherRow } from '../db/tables'

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
export type VoucherLine = {
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
