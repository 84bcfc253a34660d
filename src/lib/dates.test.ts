import { expect, test } from 'vitest'
import { formatDay, formatLongDay, formatMoment, shopDay } from './dates'

test('a timestamp late in the day is the next day in Việt Nam', () => {
  expect(formatDay('2026-11-20T18:30:00Z', 'vi')).toBe('21/11/2026')
  expect(formatMoment('2026-11-20T18:30:00Z', 'vi')).toContain('01:30')
})

test("today is the shop's day, not the visitor's", () => {
  expect(shopDay(new Date('2026-11-20T16:59:59Z'))).toBe('2026-11-20')
  expect(shopDay(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-21')
})

test('a day in words', () => {
  expect(formatLongDay('1995-10-20', 'vi')).toBe('20 tháng 10, 1995')
  expect(formatLongDay('1995-10-20', 'en')).toBe('October 20, 1995')
})
