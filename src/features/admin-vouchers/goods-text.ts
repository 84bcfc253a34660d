import type { AdminVoucher, VoucherGoods } from '@/api/generated/model'
import type { Msg } from '@/i18n/use-msg'

/**
 * Returns the name of a voucher's category or product. The text shows if the category or product was deleted.
 */
export function goodsName({ name, is_gone }: VoucherGoods, msg: Msg): string {
  return is_gone ? msg('adminVouchers.goods.gone', { name }) : name
}

/** The maximum number of goods that a row of the list shows by name. */
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
