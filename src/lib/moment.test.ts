import { expect, test } from 'vitest'
import { readMoment } from './moment'

const noon = '2026-11-21T05:00:00.000Z'

test.each([
  ['2026-11-21T05:00:00Z', noon],
  ['2026-11-21 05:00:00Z', noon],
  ['2026-11-21T12:00:00+07:00', noon],
  ['2026-11-21 12:00:00+07:00', noon],
  ['2026-11-21 12:00:00+07', noon],
  ['2026-11-21T12:00:00+0700', noon],
  ['2026-11-20T22:00:00-07:00', noon],
  ['Sat, 21 Nov 2026 05:00:00 GMT', noon],
  ['Sat, 21 Nov 2026 12:00:00 +0700', noon],
  // Without a zone.
  ['2026-11-21T12:00:00', noon],
  ['2026-11-21 12:00:00', noon],
  ['2026-11-21 12:00', noon],
  ['2026-11-21T12:00:00.000000', noon],
  ['Sat, 21 Nov 2026 12:00:00', noon],
  ['2026/11/21 12:00:00', noon],
  ['2026-11-21', '2026-11-20T17:00:00.000Z'],
])('%s is the shop’s time, wherever the visitor is §12.1.21', (text, at) => {
  const known = readMoment(text) ?? ''
  expect(new Date(known).toISOString()).toBe(at)
  expect(readMoment(known), 'read again').toBe(known)
})

test.each(['', 'yesterday', '2026-13-45', '2026-11-21 25:99'])('%j is no time', (text) => {
  expect(readMoment(text)).toBeUndefined()
})
