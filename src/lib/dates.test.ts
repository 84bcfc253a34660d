import { expect, test } from 'vitest'
import {
  formatClock,
  formatDay,
  formatLongDay,
  formatMoment,
  formatShortDay,
  formatWeekday,
  readTimestamp,
  shopDay,
  shopMinute,
} from './dates'

test('a timestamp late in the day is the next day in Việt Nam', () => {
  expect(formatDay('2026-11-20T18:30:00Z', 'vi')).toBe('21/11/2026')
  expect(formatDay('2026-11-20T18:30:00Z', 'en')).toBe('21/11/2026')
})

test("today is the shop's day, not the visitor's", () => {
  expect(shopDay(new Date('2026-11-20T16:59:59Z'))).toBe('2026-11-20')
  expect(shopDay(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-21')
})

test('a day is written in words §9.14', () => {
  expect(formatLongDay('1995-10-20', 'vi')).toBe('20 tháng 10, 1995')
  expect(formatLongDay('1995-10-20', 'en')).toBe('20 October 1995')
})

test.each([
  ['vi', 'Thứ\u00A0Bảy,\u00A021/11'],
  ['en', 'Saturday,\u00A021/11'],
])('days of a chart in %s', (locale, weekday) => {
  expect(formatWeekday('2026-11-21', locale)).toBe(weekday)
  expect(formatShortDay('2026-11-21', locale)).toBe('21/11')
})

test('a clock time has 24 hours in both languages, and contains the day if the day is not today §9.14', () => {
  const evening = new Date(2026, 10, 21, 21, 5, 30).getTime()
  const shown = (at: Date, locale: string) => formatClock(at.getTime(), locale, evening)
  expect(shown(new Date(evening), 'vi')).toBe('21:05:30')
  expect(shown(new Date(evening), 'en')).toBe('21:05:30')
  const later = new Date(2026, 10, 21, 21, 20, 2)
  expect(shown(later, 'vi'), 'no earlier than that').toBe('21:21')
  expect(shown(later, 'en'), 'no earlier than that').toBe('21:21')
  const night = new Date(2026, 10, 22, 0, 5, 10)
  expect(shown(night, 'vi')).toBe('00:06 ngày 22/11/2026')
  expect(shown(night, 'en')).toBe('00:06 on 22 November 2026')
})

test('a moment is written as day and time in both languages', () => {
  expect(formatMoment('2026-11-22T04:29:00Z', 'vi')).toBe('11:29 ngày 22/11/2026')
  expect(formatMoment('2026-11-22T04:29:00Z', 'en')).toBe('22 November 2026, 11:29')
  expect(formatMoment('2026-11-21T17:05:00Z', 'en')).toBe('22 November 2026, 00:05')
})

test.each([
  ['2026-11-20T16:59:59Z', '2026-11-20 23:59'],
  ['2026-11-20T17:00:00Z', '2026-11-21 00:00'],
  ['2026-11-21T02:05:00.000Z', '2026-11-21 09:05'],
])('%s is %s in the shop', (at, minute) => {
  expect(shopMinute(at)).toBe(minute)
})

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
  // A time without a time zone.
  ['2026-11-21T12:00:00', noon],
  ['2026-11-21 12:00:00', noon],
  ['2026-11-21 12:00', noon],
  ['2026-11-21T12:00:00.000000', noon],
  ['Sat, 21 Nov 2026 12:00:00', noon],
  ['2026/11/21 12:00:00', noon],
  ['2026-11-21', '2026-11-20T17:00:00.000Z'],
])('%s is read in the shop’s time zone, wherever the visitor is §12.1.21', (text, at) => {
  const known = readTimestamp(text) ?? ''
  expect(new Date(known).toISOString()).toBe(at)
  expect(readTimestamp(known), 'read again').toBe(known)
})

test.each(['', 'yesterday', '2026-13-45', '2026-11-21 25:99'])('%j is not a time', (text) => {
  expect(readTimestamp(text)).toBeUndefined()
})
