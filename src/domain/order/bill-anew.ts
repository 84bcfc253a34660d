import type { Bill, Order } from '@/api/generated/model'
import { billDifference, billOf, billWith, chargedBill, type OrderAmounts } from './bill'
import { isSampleCoupon } from './coupon'

/**
 * Returns the bill of an order whose lines have come to another subtotal, with its coupon and its delivery (Product §10.14.4). An
 * order that replaces returned things keeps what it was granted (Product §10.17.6). What a voucher takes off other goods only its
 * host knows: until that has said so it is `granted`, in whole VND, or what it took off these.
 */
export function billAnew(
  order: OrderAmounts & Pick<Order, 'exchange_of'>,
  subtotal: number,
  granted = grantedOf(order),
): Bill {
  const charged = chargedBill(order)
  if (subtotal === order.subtotal) return charged
  if (subtotal > 0 && order.exchange_of !== null)
    return billWith(
      charged.lines.map((one) => (one.code === 'subtotal' ? { ...one, amount: subtotal } : one)),
    )
  const coupon = charged.lines.find(({ code }) => code === 'coupon')
  const { shipping_amount: shipping } = order
  return billOf(subtotal, {
    coupon: coupon?.label ?? null,
    ...(coupon && !isSampleCoupon(coupon.label) && { granted }),
    ...(shipping !== null && { shipping }),
  })
}

/** Returns what a code took off an order, in whole VND. */
export function grantedOf(order: OrderAmounts): number {
  return -(chargedBill(order).lines.find(({ code }) => code === 'coupon')?.amount ?? 0)
}

/** Returns what returned things pay of an order that replaces them, in whole VND; 0 for any other (Product §10.17.6). */
export function creditOf({ bill: host }: Pick<Order, 'bill'>): number {
  const credit = host?.lines.find(({ code }) => code === 'exchange')
  return -(credit?.amount ?? 0)
}

/** Returns the bill of what is added to a bill, less what returned things of an order are worth (Product §10.17.6). */
export function exchangeBill(
  before: Bill,
  after: Bill,
  paid: { credit: number; code: string },
): Bill {
  const { changes } = billDifference(before, after)
  return billWith([
    ...changes.map(({ code, label, ...one }) => ({
      code,
      label,
      amount: (one.after ?? 0) - (one.before ?? 0),
    })),
    { code: 'exchange', label: paid.code, amount: -paid.credit },
  ])
}
