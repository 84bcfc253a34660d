import { expect, test } from 'vitest'
import { countrywideDelivery, deliveryEstimate, isWorkingDay, provinceOfAddress } from './estimate'

test.each([
  ['a Tuesday morning', '2026-11-24 09:00', '01', '2026-11-25', '2026-11-26'],
  ['the last minute in time', '2026-11-24 14:59', '79', '2026-11-25', '2026-11-26'],
  ['the cut-off', '2026-11-24 15:00', '01', '2026-11-26', '2026-11-27'],
  ['a night, a day earlier in UTC', '2026-11-24 01:00', '01', '2026-11-25', '2026-11-26'],
  ['a Saturday evening: Monday counts', '2026-11-28 20:00', '48', '2026-12-02', '2026-12-04'],
  ['a Sunday: Monday counts', '2026-11-29 09:00', '48', '2026-12-02', '2026-12-04'],
  ['any other province, over a Sunday', '2026-11-24 09:00', '10', '2026-11-27', '2026-12-01'],
  ['no province: the whole country', '2026-11-24 09:00', null, '2026-11-25', '2026-12-01'],
  ["the year's end", '2026-12-31 09:00', '01', '2027-01-02', '2027-01-04'],
  ['30/4 and 1/5', '2027-04-29 09:00', '01', '2027-05-03', '2027-05-04'],
  ['2/9', '2027-09-01 16:00', '01', '2027-09-04', '2027-09-06'],
  ['the day before the break of Tết', '2027-02-03 09:00', '92', '2027-02-12', '2027-02-15'],
  // In the Chinese calendar, the new year of 2030 begins one day later than Tết.
  ['Tết of 2030', '2030-01-30 09:00', '01', '2030-02-07', '2030-02-08'],
])('%s §9.16a', (_name, placedAt, province, from, to) => {
  expect(deliveryEstimate(new Date(`${placedAt}+07:00`), province)).toEqual({ from, to })
})

test('the range of the whole country goes from its fastest to its slowest area', () => {
  expect(countrywideDelivery).toEqual({ min: 1, max: 6 })
})

test.each([
  ['43 Hai Bà Trưng, Phường Ngã Tư Sở, Quận Đống Đa, Thành phố Hà Nội', '01', 'Hà Nội'],
  ['2 Lê Lợi, Phường Bến Nghé, Quận 1, TP Ho Chi Minh, Việt Nam', '79', 'TP. Hồ Chí Minh'],
  ['8 Đường Hà Nội, Phường 3, Tỉnh Lào Cai', '', 'Tỉnh Lào Cai'],
])('"%s" is in %s %s', (address, code, name) => {
  expect(provinceOfAddress(address)).toEqual({ code, name })
})

test('an empty address has no province', () => {
  expect(provinceOfAddress('')).toBeUndefined()
})

const lunarDay = new Intl.DateTimeFormat('en-u-ca-chinese', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
})

/**
 * Returns the first three days of the lunar year that begins in this year. It begins between 21 January and
 * 20 February.
 */
function firstDays(year: number): string[] {
  const days = Array.from({ length: 34 }, (_, index) => new Date(Date.UTC(year, 0, 21 + index)))
  const first = days.findIndex((day) => lunarDay.format(day) === '1/1')
  return days.slice(first, first + 3).map((day) => day.toISOString().slice(0, 10))
}

test('the first three days of the lunar year are no working days, from 2026 to 2040 §9.16a', () => {
  const years = Array.from({ length: 15 }, (_, index) => firstDays(2026 + index))
  expect(years.map((days) => days.length)).toEqual(years.map(() => 3))
  expect(years.flat().filter(isWorkingDay)).toEqual([])
})

test.each([
  ['Monday', '2026-11-23', true],
  ['Saturday', '2026-11-28', true],
  ['Sunday', '2026-11-29', false],
  ['1/1', '2027-01-01', false],
  ['30/4', '2027-04-30', false],
  ['2/9', '2027-09-02', false],
  ['three days before Tết', '2027-02-03', true],
  ['two days before Tết', '2027-02-04', false],
  ['the fifth day of Tết', '2027-02-10', false],
  ['the sixth day of Tết', '2027-02-11', true],
])('%s (%s) is a working day: %s', (_name, day, works) => {
  expect(isWorkingDay(day)).toBe(works)
})
