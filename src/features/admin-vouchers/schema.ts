import { array, mixed, object, type ObjectSchema } from 'yup'
import type { VoucherGoods } from '@/api/generated/model'
import { messageId } from '@/i18n/message-id'
import { numberOf } from '@/lib/kinds/kinds'
import { recordRules } from '@/ui/form/described-rules'
import { type VoucherFormValues, voucherFormDescription } from './voucher-form'

const rules = recordRules(voucherFormDescription)

const isFilled = (text: string) => text.trim() !== ''
/** Returns true for an empty text, and for a number from 1 to `max`. */
const isFrom1 = (number: number | null, text: string, max = Infinity) =>
  !isFilled(text) || (number !== null && number >= 1 && number <= max)
const isAmount = (text: string) => isFrom1(numberOf('money', text), text)

const goods = array(mixed<VoucherGoods>().required()).defined()

/** The rules of a voucher. The discount is either a percentage or an amount (Product §10.19). */
export const voucherFormSchema: ObjectSchema<VoucherFormValues> = object({
  ...rules,
  percent: rules.percent
    .test('percent', messageId('adminVouchers.error.percent'), (percent) =>
      isFrom1(numberOf('count', percent), percent, 100),
    )
    .test('one', messageId('adminVouchers.error.one'), (percent, { parent }) => {
      const { amount }: VoucherFormValues = parent
      return isFilled(percent) !== isFilled(amount)
    }),
  amount: rules.amount.test('amount', messageId('adminVouchers.error.amount'), isAmount),
  minimum: rules.minimum.test('minimum', messageId('adminVouchers.error.amount'), isAmount),
  ends_on: rules.ends_on.test('days', messageId('adminVouchers.error.days'), (end, { parent }) => {
    const { starts_on }: VoucherFormValues = parent
    return !end || !starts_on || starts_on <= end
  }),
  max_uses: rules.max_uses.test('uses', messageId('adminVouchers.error.count'), (uses) =>
    isFrom1(numberOf('count', uses), uses),
  ),
  products: goods.test('some', messageId('adminVouchers.error.goods'), (products, { parent }) => {
    const { is_for_all, categories }: VoucherFormValues = parent
    return is_for_all || products.length + categories.length > 0
  }),
  categories: goods,
})
