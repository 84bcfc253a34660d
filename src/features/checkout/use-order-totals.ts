import { type CheckedLine, orderableLines } from '@/domain/cart/checked-lines'
import { orderTotals, type OrderTotals, subtotalOf } from '@/domain/cart/totals'
import { isSampleCoupon } from '@/domain/order/coupon'
import type { OrderForm } from '@/domain/order/form'
import { useFormValues } from '@/ui/form/use-form-values'

/**
 * Returns the estimate for these lines and the coupon in the surrounding form (Product §9.7). Only the voucher page's
 * code is priced here; what another one is worth shows on the placed order.
 */
export function useOrderTotals(lines: readonly CheckedLine[]): OrderTotals {
  const { coupon } = useFormValues<OrderForm>()
  return orderTotals(subtotalOf(orderableLines(lines)), isSampleCoupon(coupon))
}
