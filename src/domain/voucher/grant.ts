import type { Voucher } from '@/api/generated/model'
import { billOf, subtotalOf } from '@/domain/order/bill'

/**
 * The data of an order line that decides whether a voucher applies to the line. `categories` contains the
 * product's categories and all categories above them.
 */
export type VoucherLine = {
  product: number
  categories: readonly number[]
  price: number
  quantity: number
}

type Ids = readonly { id: number }[]
type VoucherTerms = Pick<Voucher, 'percent' | 'amount' | 'minimum' | 'is_for_all'> & {
  products: Ids
  categories: Ids
}

/**
 * The discount of a voucher in whole VND, at most the price of its goods. `isEarned` is true for each line to
 * which the voucher applies.
 */
export type VoucherGrant = { granted: number; isEarned: readonly boolean[] }

/**
 * Returns the discount of a voucher for these lines, or the reason why there is none (Product §10.19.6,
 * §10.19.7). The reason `less` means that the promotion without a voucher is better for the shopper.
 */
export function voucherGrant(
  { percent, amount, minimum, is_for_all: isForAll, products, categories }: VoucherTerms,
  lines: readonly VoucherLine[],
): VoucherGrant | { problem: 'goods' | 'minimum' | 'less' } {
  const ids = new Set(products.map(({ id }) => id))
  const above = new Set(categories.map(({ id }) => id))
  const isEarned = lines.map(
    (line) => isForAll || ids.has(line.product) || line.categories.some((id) => above.has(id)),
  )
  const goods = subtotalOf(lines.filter((_, at) => isEarned[at]))
  if (goods === 0) return { problem: 'goods' }
  if (goods < (minimum ?? 0)) return { problem: 'minimum' }
  const granted = Math.min(goods, amount ?? Math.round((goods * (percent ?? 0)) / 100))
  const subtotal = subtotalOf(lines)
  return billOf(subtotal, { coupon: '-', granted }).total > billOf(subtotal).total
    ? { problem: 'less' }
    : { granted, isEarned }
}
