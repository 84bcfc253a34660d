import { expect, test } from 'vitest'
import { retryTime } from './retry-after'

const now = Date.parse('2026-11-22T10:00:00Z')

test.each([
  ['120', '2026-11-22T10:02:00Z'],
  ['0', '2026-11-22T10:00:00Z'],
  ['Sun, 22 Nov 2026 10:05:00 GMT', '2026-11-22T10:05:00Z'],
  // A clock that runs ahead of the server's.
  ['Sun, 22 Nov 2026 09:00:00 GMT', '2026-11-22T10:00:00Z'],
])('%j is %s', (header, time) => {
  expect(retryTime(429, header, now)).toBe(Date.parse(time))
})

test.each([null, '', 'soon', '-5x'])('%j says nothing', (header) => {
  expect(retryTime(503, header, now)).toBeUndefined()
})

test('other statuses have no time to wait for', () => {
  expect(retryTime(500, '120', now)).toBeUndefined()
})
