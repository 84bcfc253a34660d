import { expect, test } from 'vitest'
import { shopMinute } from './shop-minute'

test.each([
  ['2026-11-20T16:59:59Z', '2026-11-20 23:59'],
  ['2026-11-20T17:00:00Z', '2026-11-21 00:00'],
  ['2026-11-21T02:05:00.000Z', '2026-11-21 09:05'],
])('%s is %s in the shop', (at, minute) => {
  expect(shopMinute(at)).toBe(minute)
})
