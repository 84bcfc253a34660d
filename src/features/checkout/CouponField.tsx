import { fixedAmounts } from '@/domain/cart/totals'
import { isSampleCoupon, tidyCoupon } from '@/domain/order/coupon'
import type { OrderForm } from '@/domain/order/form'
import { useMsg } from '@/i18n/use-msg'
import { FormTextField } from '@/ui/form/FormTextField'
import { useFormValues } from '@/ui/form/use-form-values'

/** An optional coupon. The server judges it with the order and refuses a wrong one at this field (Product §4.8). */
export function CouponField() {
  const msg = useMsg()
  const { coupon } = useFormValues<OrderForm>()
  const percent = fixedAmounts.couponPercent
  const hint = isSampleCoupon(coupon)
    ? msg('checkout.coupon.known', { percent })
    : msg(tidyCoupon(coupon) ? 'checkout.coupon.unknown' : 'checkout.coupon.hint')
  return (
    <FormTextField
      name="coupon"
      label={msg('checkout.coupon')}
      hint={hint}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      enterKeyHint="done"
    />
  )
}
