import { expect, test } from 'vitest'
import { convert } from './convert'

test.each([
  ['2026-11-21 12:00:00', '2026-11-21T12:00:00+07:00'],
  ['2026-11-21T05:00:00.000Z', '2026-11-21T05:00:00.000Z'],
  [1_795_237_200, '2026-11-21T05:00:00.000Z'],
  ['1795237200000', '2026-11-21T05:00:00.000Z'],
  [1e300, undefined],
  ['soon', undefined],
  [true, undefined],
])('the time %j is read as %j', (value, meant) => {
  expect(convert('moment', value, '')).toBe(meant)
})
