import { expect, test } from 'vitest'
import { isWorkingDay } from './working-days'

const lunarDay = new Intl.DateTimeFormat('en-u-ca-chinese', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
})

/** The lunar year begins between 21 January and 20 February. */
const firstDays = (year: number) => {
  const days = Array.from({ length: 34 }, (_, index) => new Date(Date.UTC(year, 0, 21 + index)))
  const first = days.findIndex((day) => lunarDay.format(day) === '1/1')
  return days.slice(first, first + 3).map((day) => day.toISOString().slice(0, 10))
}

/** The years that the table knows. */
const years = Array.from({ length: 15 }, (_, index) => 2026 + index)

test.each(years)(
  'Tết of %i is known: nobody works on the first days of the lunar year §9.16b',
  (year) => {
    expect(firstDays(year)).toHaveLength(3)
    expect(firstDays(year).filter(isWorkingDay)).toEqual([])
  },
)

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
])('%s (%s): work %s', (_name, day, works) => {
  expect(isWorkingDay(day)).toBe(works)
})
