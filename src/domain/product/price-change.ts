import type { PriceChange } from '@/api/generated/model'

/** How prices can be changed: up or down, by a part or by an amount. */
export const priceMoves = ['percentUp', 'percentDown', 'amountUp', 'amountDown'] as const
export type PriceMove = (typeof priceMoves)[number]

/** Prices end in thousands, unless somebody wants them to the dong. */
const priceStep = 1000

/** The largest part, in per cent (contract). */
export const percentMax = 500

/** Returns the change of a move by `value`: a part in per cent, or whole VND. */
export function priceChangeOf(move: PriceMove, value: number, isRounded: boolean): PriceChange {
  const isUp = move === 'percentUp' || move === 'amountUp'
  return {
    kind: move === 'percentUp' || move === 'percentDown' ? 'percent' : 'amount',
    value: isUp ? value : -value,
    step: isRounded ? priceStep : 1,
  }
}

/** Returns a price in whole VND after a change, rounded to its step; 0, which is no price yet, stays. */
export function changedPrice(price: number, { kind, value, step }: PriceChange): number {
  if (price === 0) return 0
  const exact = kind === 'percent' ? (price * (100 + value)) / 100 : price + value
  return Math.round(exact / step) * step
}
