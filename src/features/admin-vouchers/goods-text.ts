import type { AdminVoucher, VoucherGoods } from '@/api/generated/model'
import type { Msg } from '@/i18n/use-msg'

/** Returns the name of a category or product of a voucher. If it was deleted, the text says so. */
export function voucherGoodsName({ name, is_gone }: VoucherGoods, msg: Msg): string {
  return is_gone ? msg('adminVouchers.goods.gone', { name }) : name
}

/** The most categories and products that a row of the list names. */
const maxNamedGoods = 3

/** Returns the goods of a voucher in words: "Áo dài, Đầm, Chân váy and 2 more". */
export function voucherGoodsText(
  { is_for_all, categories, products }: AdminVoucher,
  msg: Msg,
): string {
  if (is_for_all) return msg('field.forAll')
  const all = [...categories, ...products]
  const names = all
    .slice(0, maxNamedGoods)
    .map((goods) => voucherGoodsName(goods, msg))
    .join(', ')
  const n = all.length - maxNamedGoods
  return n > 0 ? msg('adminVouchers.goods.more', { names, n }) : names
}
