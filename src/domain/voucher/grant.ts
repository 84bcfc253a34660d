import type { Voucher } from '@/api/generated/model'
import { billOf, subtotalOf } from '@/domain/order/bill'

/** A line as a voucher sees it: its product, and the categories that has, those above them too. */
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

/** What a voucher takes off, in whole VND and never more than its goods; and which lines are for it. */
export type VoucherGrant = { granted: number; isEarned: readonly boolean[] }

/**
 * Returns what a voucher takes off lines before they are ordered, or why it does not (Product §10.19.6,
 * §10.19.7). `less`: nobody pays more with a code than without.
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
