/** Product §9, §9.7: the shop's fixed amounts, in whole VND. */
export const fixedAmounts = {
  shipping: 30_000,
  checkoutPromotion: 15_000,
  cartDiscount: 150_000,
  couponPercent: 14,
} as const

/** The cart summary: subtotal of the selected lines minus the fixed discount line, never below zero. */
export function cartTotal(subtotal: number): number {
  return Math.max(0, subtotal - fixedAmounts.cartDiscount)
}

/** The amounts of an order, in whole VND. */
export type OrderTotals = { subtotal: number; shipping: number; promotion: number; total: number }

/** The checkout estimate, and what the mock server charges: subtotal + shipping − promotion, never below zero. */
export function orderTotals(subtotal: number): OrderTotals {
  const { shipping, checkoutPromotion: promotion } = fixedAmounts
  return { subtotal, shipping, promotion, total: Math.max(0, subtotal + shipping - promotion) }
}

/** The sum of unit price × quantity. */
export function subtotalOf(lines: readonly { price: number; quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
}
