import { addDays } from '@/lib/dates'

/** Every year, as `MM-DD`. */
const fixedHolidays = new Set(['01-01', '04-30', '05-01', '09-02'])

/** The first day of Tết, year by year. `Intl` knows the Chinese calendar only, which is a day off in some years. */
const tet = [
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-02',
  '2031-01-23',
  '2032-02-11',
  '2033-01-31',
  '2034-02-19',
  '2035-02-08',
  '2036-01-28',
  '2037-02-15',
  '2038-02-04',
  '2039-01-24',
  '2040-02-12',
]

/** Days around the first of Tết on which nothing is delivered: the longest break that the state gives. */
const tetBreak = { before: 2, after: 4 }

/** True from Monday to Saturday, holidays excepted (Product §9.16). */
export function isWorkingDay(day: string): boolean {
  const isSunday = new Date(day).getUTCDay() === 0
  return !isSunday && !fixedHolidays.has(day.slice(5)) && !isTet(day)
}

/** Returns the working day that is so many after another day, at least one. */
export function workingDayAfter(day: string, count: number): string {
  const next = addDays(day, 1)
  const left = isWorkingDay(next) ? count - 1 : count
  return left === 0 ? next : workingDayAfter(next, left)
}

function isTet(day: string): boolean {
  const first = tet.find((one) => one.startsWith(day.slice(0, 4)))
  if (first === undefined) return false
  return addDays(first, -tetBreak.before) <= day && day <= addDays(first, tetBreak.after)
}
