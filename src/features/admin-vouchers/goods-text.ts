import type { AdminVoucher, VoucherGoods } from '@/api/generated/model'
import type { Msg } from '@/i18n/use-msg'

/** Returns the name of what a voucher is for; one that was deleted is named as such. */
export function goodsName({ name, is_gone }: VoucherGoods, msg: Msg): string {
  return is_gone ? msg('adminVouchers.goods.gone', { name }) : name
}

/** How many goods a row of the list names. */
const named = 3

/** Returns what a voucher is for, in words. */
export function goodsText({ is_for_all, categories, products }: AdminVoucher, msg: Msg): string {
  if (is_for_all) return msg('field.forAll')
  const all = [...categories, ...products]
  const names = all
    .slice(0, named)
    .map((goods) => goodsName(goods, msg))
    .join(', ')
  const n = all.length - named
  return n > 0 ? msg('adminVouchers.goods.more', { names, n }) : names
}
