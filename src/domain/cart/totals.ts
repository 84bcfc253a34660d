/** Product §9, §9.7: the shop's fixed amounts, in whole VND. */
export const fixedAmounts = {
  shipping: 30_000,
  checkoutPromotion: 15_000,
  cartDiscount: 150_000,
  couponPercent: 14,
} as const

/** Returns what the cart summary takes off the subtotal of the selected lines: never more than there is. */
export function cartDiscount(subtotal: number): number {
  return Math.min(subtotal, fixedAmounts.cartDiscount)
}

export function cartTotal(subtotal: number): number {
  return subtotal - cartDiscount(subtotal)
}

/** The amounts of an order, in whole VND. */
export type OrderTotals = { subtotal: number; shipping: number; discount: number; total: number }

/**
 * Returns what the checkout shows and the mock server charges: subtotal + shipping − discount, never below zero.
 * @param hasCoupon a coupon replaces the fixed promotion
 */
export function orderTotals(subtotal: number, hasCoupon = false): OrderTotals {
  const { shipping, checkoutPromotion } = fixedAmounts
  const discount = hasCoupon ? couponDiscount(subtotal) : checkoutPromotion
  return { subtotal, shipping, discount, total: Math.max(0, subtotal + shipping - discount) }
}

function couponDiscount(subtotal: number): number {
  return Math.round((subtotal * fixedAmounts.couponPercent) / 100)
}

/** Returns the sum of price × quantity, in whole VND. */
export function subtotalOf(lines: readonly { price: number; quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
}
