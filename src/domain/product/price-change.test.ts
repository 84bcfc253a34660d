import { expect, test } from 'vitest'
import { changedPrice, priceChangeOf } from './price-change'

test.each([
  ['percentUp', 5, true, 459_000, 482_000],
  ['percentUp', 5, false, 459_000, 481_950],
  ['percentDown', 10, true, 455_000, 410_000],
  ['amountUp', 20_000, true, 459_000, 479_000],
  ['amountDown', 20_500, true, 459_000, 439_000],
  ['amountDown', 500_000, true, 459_000, -41_000],
  ['percentUp', 5, true, 0, 0],
] as const)(
  '%s by %i, rounded: %s, makes %i to %i §10.3.2e',
  (move, value, isRounded, before, after) => {
    expect(changedPrice(before, priceChangeOf(move, value, isRounded))).toBe(after)
  },
)
