import { plain } from '@/lib/characters'

/** Why a text is not a valid birthday. */
export type BirthdayProblem = 'format' | 'noSuchDay' | 'future' | 'tooLongAgo'

/** A parsed birthday (`1995-10-20`), or the problem. */
export type BirthdayReading = { day: string } | { problem: BirthdayProblem }

const firstYear = 1900
const typed = /^(\d{1,2})([/.\- ])(\d{1,2})\2(\d{4}|\d{2})$/
const typedDigits = /^(\d{2})()(\d{2})(\d{4}|\d{2})$/
/** As browsers autofill it. */
const autofilled = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * Parses a day typed as DD/MM/YY (Product §2). Dots, hyphens, spaces or nothing between the numbers are accepted, and
 * so is a year of four digits. `today` is the shop's day.
 */
export function readBirthday(text: string, today: string): BirthdayReading {
  const tidy = plain(text).replace(autofilled, '$3/$2/$1')
  const parts = typed.exec(tidy) ?? typedDigits.exec(tidy)
  if (!parts) return { problem: 'format' }
  const [, date, , month, year = ''] = parts
  const fullYear = year.length === 4 ? Number(year) : fullYearOf(Number(year), today)
  const day = `${String(fullYear).padStart(4, '0')}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`
  if (!isCalendarDay(day)) return { problem: 'noSuchDay' }
  if (day > today) return { problem: 'future' }
  if (fullYear < firstYear) return { problem: 'tooLongAgo' }
  return { day }
}

/** Two digits up to the current year mean this century, others the last. */
function fullYearOf(year: number, today: string): number {
  const thisYear = Number(today.slice(0, 4))
  const century = thisYear - (thisYear % 100)
  return year <= thisYear % 100 ? century + year : century - 100 + year
}

/** Formats a day as it is typed: `20/10/95`. The year has four digits where two would mean another century. */
export function birthdayText(day: string, today: string): string {
  const [year = '', month, date] = day.split('-')
  const short = year.slice(-2)
  const isClear = fullYearOf(Number(short), today) === Number(year)
  return `${date}/${month}/${isClear ? short : year}`
}

/** True when a stored day is a possible birthday. */
export function isBirthday(day: string, today: string): boolean {
  return isCalendarDay(day) && day <= today && Number(day.slice(0, 4)) >= firstYear
}

function isCalendarDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${day}T`)
}

/** Adds the slash, which the number keys of phones lack, when a digit is typed after DD or DD/MM. */
export function withSlash(before: string, after: string): string {
  const isNextNumber = /^\d{2}(\/\d{2})?$/.test(before) && /^\d$/.test(after.slice(before.length))
  return isNextNumber && after.startsWith(before) ? `${before}/${after.slice(-1)}` : after
}
