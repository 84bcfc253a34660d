import type { AdminVoucher, VoucherGoods } from '@/api/generated/model'
import type { Msg } from '@/i18n/use-msg'

/** Returns the name of a category or product of a voucher; a deleted one is marked. */
export function goodsName({ name, is_gone }: VoucherGoods, msg: Msg): string {
  return is_gone ? msg('adminVouchers.goods.gone', { name }) : name
}

/** The most goods named in a row of the list. */
const maxNamedGoods = 3

/** Returns the goods of a voucher in words. */
export function goodsText({ is_for_all, categories, products }: AdminVoucher, msg: Msg): string {
  if (is_for_all) return msg('field.forAll')
  const all = [...categories, ...products]
  const names = all
    .slice(0, maxNamedGoods)
    .map((goods) => goodsName(goods, msg))
    .join(', ')
  const n = all.length - maxNamedGoods
  return n > 0 ? msg('adminVouchers.goods.more', { names, n }) : names
}
