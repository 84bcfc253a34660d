/** Product §9, §9.7: the shop's fixed amounts, in whole VND. */
export const fixedAmounts = {
  shipping: 30_000,
  checkoutPromotion: 15_000,
  cartDiscount: 150_000,
  couponPercent: 14,
} as const

/** Returns the total of the cart summary: the subtotal of the selected lines minus the discount, never below zero. */
export function cartTotal(subtotal: number): number {
  return Math.max(0, subtotal - fixedAmounts.cartDiscount)
}

/** The amounts of an order, in whole VND. */
export type OrderTotals = { subtotal: number; shipping: number; promotion: number; total: number }

/** Returns what the checkout shows and the mock server charges: subtotal + shipping − promotion, never below zero. */
export function orderTotals(subtotal: number): OrderTotals {
  const { shipping, checkoutPromotion: promotion } = fixedAmounts
  return { subtotal, shipping, promotion, total: Math.max(0, subtotal + shipping - promotion) }
}

/** Returns the sum of price × quantity, in whole VND. */
export function subtotalOf(lines: readonly { price: number; quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
}
