import { expect, test } from 'vitest'
import { retryTime } from './retry-after'

const now = Date.parse('2026-11-22T10:00:00Z')

test.each([
  ['120', '2026-11-22T10:02:00Z'],
  ['0', '2026-11-22T10:00:00Z'],
  ['Sun, 22 Nov 2026 10:05:00 GMT', '2026-11-22T10:05:00Z'],
  ['Sunday, 22-Nov-26 10:05:00 GMT', '2026-11-22T10:05:00Z'],
  ['Sun Nov 22 10:05:00 2026', '2026-11-22T10:05:00Z'],
  ['2026-11-22T10:05:00Z', '2026-11-22T10:05:00Z'],
  // A day at most.
  ['999999999999', '2026-11-23T10:00:00Z'],
  ['9'.repeat(400), '2026-11-23T10:00:00Z'],
  ['Sun, 22 Nov 9999 10:00:00 GMT', '2026-11-23T10:00:00Z'],
  // A clock that runs ahead of the server's.
  ['Sun, 22 Nov 2026 09:00:00 GMT', '2026-11-22T10:00:00Z'],
])('%j is %s', (header, time) => {
  expect(retryTime(429, header, now)).toBe(Date.parse(time))
})

test.each([
  null,
  '',
  'soon',
  '-5x',
  '-5',
  '1.5',
  '1e9',
  '5 minutes',
  'NaN',
  'Infinity',
  'Sun, 40 Nov',
])('%j says nothing', (header) => {
  expect(retryTime(503, header, now)).toBeUndefined()
})

test('other statuses have no time to wait for', () => {
  expect(retryTime(500, '120', now)).toBeUndefined()
})
