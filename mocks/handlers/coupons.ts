import type { FieldErrors, VoucherState } from '@/api/generated/model'
import { type VoucherGrant, voucherGrant, type VoucherLine } from '@/domain/voucher/grant'
import { shopDay } from '@/lib/dates'
import { formatVnd } from '@/lib/numbers'
import type { Database } from '../db/database'
import type { ProductRow, VoucherRow } from '../db/tables'

/**
 * Returns the number of orders that use a voucher code. A cancelled order gives its use back, so it does not
 * count.
 */
export function countUses(db: Database, { code }: Pick<VoucherRow, 'code'>): number {
  return db.where('orders', 'coupon_code', code).filter(({ status }) => status !== 'cancelled')
    .length
}

export function voucherStateNow(db: Database, voucher: VoucherRow, now: Date) {
  return voucherState(voucher, countUses(db, voucher), shopDay(now))
}

/** The parts of an order line that decide whether a voucher code applies. */
type GrantLine = { product: ProductRow; price: number; quantity: number }

function grantBy(db: Database, voucher: VoucherRow, lines: readonly GrantLine[]) {
  const seen = lines.map(({ product, price, quantity }): VoucherLine => {
    const category =
      product.category_id === null ? null : db.find('categories', product.category_id)
    const categories = [category?.id, category?.parent_id].filter((id) => typeof id === 'number')
    return { product: product.id, categories, price, quantity }
  })
  return voucherGrant(voucher, seen)
}

/**
 * A voucher code with the amount of its discount and the lines that get the discount. The bill is calculated
 * from these values.
 */
export type CouponGrant = VoucherGrant & { coupon: string }

type Judged = { grant: CouponGrant | null; errors: FieldErrors }

/** Returns the discount that a voucher code gives to a new order, or the reasons why the code is refused. */
export function judgeCoupon(
  db: Database,
  code: string | null,
  { lines, now }: { lines: readonly GrantLine[]; now: Date },
): Judged {
  if (code === null) return { grant: null, errors: {} }
  const [voucher] = db.where('vouchers', 'code', code)
  const refused = (text: string): Judged => ({ grant: null, errors: { coupon_code: [text] } })
  if (!voucher) return refused('Mã giảm giá không đúng hoặc đã hết hạn. Vui lòng kiểm tra lại.')
  const problem = stateProblem(voucher, voucherStateNow(db, voucher, now))
  if (problem !== null) return refused(problem)
  const grant = grantBy(db, voucher, lines)
  return 'problem' in grant
    ? refused(grantProblems(voucher)[grant.problem])
    : { grant: { coupon: code, ...grant }, errors: {} }
}

const grantProblems = ({ minimum, is_for_all }: VoucherRow) => ({
  goods: 'Mã giảm giá không áp dụng cho sản phẩm nào trong đơn. Hãy dùng mã khác.',
  minimum: is_for_all
    ? `Mã giảm giá dùng cho đơn từ ${formatVnd(minimum ?? 0)}. Hãy chọn thêm món.`
    : `Mã giảm giá dùng khi mua từ ${formatVnd(minimum ?? 0)} các sản phẩm được áp dụng. Hãy chọn thêm món.`,
  less: 'Khuyến mãi của đơn hàng giảm nhiều hơn mã này, bạn không cần nhập mã',
})

type Days = Pick<VoucherRow, 'starts_on' | 'ends_on' | 'max_uses' | 'is_stopped'>

/**
 * Returns the state of a voucher, such as running or ended. Days are in the shop's time zone, and the last
 * day is included.
 */
export function voucherState(voucher: Days, useCount: number, today: string): VoucherState {
  const { starts_on, ends_on, max_uses, is_stopped } = voucher
  if (is_stopped) return 'stopped'
  if (ends_on !== null && today > ends_on) return 'ended'
  if (max_uses !== null && useCount >= max_uses) return 'used_up'
  return starts_on !== null && today < starts_on ? 'planned' : 'running'
}

/**
 * Returns the reason, in words for shoppers, why a voucher code can't be used now, or null while the voucher
 * runs.
 */
export function stateProblem({ starts_on }: Pick<Days, 'starts_on'>, state: VoucherState) {
  const first = starts_on?.split('-').toReversed().join('/')
  switch (state) {
    case 'running':
      return null
    case 'planned':
      return `Mã giảm giá dùng được từ ngày ${first}. Hãy dùng mã khác.`
    case 'used_up':
      return 'Mã giảm giá đã hết lượt dùng. Hãy dùng mã khác.'
    default:
      return 'Mã giảm giá đã hết hạn. Hãy dùng mã khác.'
  }
}
