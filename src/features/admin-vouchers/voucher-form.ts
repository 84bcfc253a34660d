import * as v from 'valibot'
import type { AdminVoucher, AdminVoucherRequest, VoucherGoods } from '@/api/generated/model'
import { tidyCouponCode } from '@/domain/order/bill'
import { voucher } from '@/domain/voucher/description'
import { emptyForm, filledForm, type FormValuesOf, valuesToSend } from '@/lib/kinds/described'
import { nonEmptyText, wholeNumberFrom } from '@/lib/schema'
import type { SavedVersion } from '@/ui/editor/drafts'
import { fieldTableOf, type FieldTable } from '@/ui/editor/fields'

/** The fields of the form. `is_stopped` is not among them, because staff stop vouchers in the list. */
const { is_stopped: _, ...voucherFormDescription } = voucher
export { voucherFormDescription }

export type VoucherFormValues = FormValuesOf<typeof voucherFormDescription, AdminVoucher>

const stored = v.array(
  v.object({
    id: wholeNumberFrom(1),
    name: nonEmptyText,
    slug: nonEmptyText,
    is_gone: v.optional(v.boolean(), false),
  }),
)
const idsOf = (goods: readonly VoucherGoods[]) => goods.map(({ id }) => id)
const keyOf = (goods: readonly VoucherGoods[]) =>
  idsOf(goods)
    .toSorted((a, b) => a - b)
    .join()

const goodsField = (name: 'products' | 'categories') =>
  ({
    label: voucher[name].label,
    stored,
    equal: (a: VoucherFormValues, b: VoucherFormValues) => keyOf(a[name]) === keyOf(b[name]),
    show: (form: VoucherFormValues) => form[name].map((goods) => goods.name).join('\n'),
  }) as const

export const voucherFields: FieldTable<VoucherFormValues> = fieldTableOf(voucherFormDescription, {
  products: goodsField('products'),
  categories: goodsField('categories'),
})

/**
 * Returns a voucher as a saved version for the editor. A new voucher is valid for all goods, and the shop
 * shows it to shoppers.
 */
export function voucherForEditor(saved?: AdminVoucher): SavedVersion<VoucherFormValues> {
  const form = saved
    ? filledForm(voucherFormDescription, saved)
    : { ...emptyForm(voucherFormDescription), is_for_all: true, is_listed: true }
  return { id: saved?.id ?? null, form, updatedAt: saved?.updated_at ?? null }
}

/**
 * Returns the request. `updatedAt` is the version that the form began with. If it is null, the request names
 * no version.
 */
export function voucherRequest(
  form: VoucherFormValues,
  updatedAt: string | null,
): AdminVoucherRequest {
  const { products, categories, ...fields } = valuesToSend(voucherFormDescription, form)
  return {
    ...fields,
    code: tidyCouponCode(form.code) ?? '',
    product_ids: idsOf(products),
    category_ids: idsOf(categories),
    ...(updatedAt !== null && { updated_at: updatedAt }),
  }
}
