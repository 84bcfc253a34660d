/** Why a text is not the day somebody was born on. */
export type BirthdayProblem = 'format' | 'noSuchDay' | 'future' | 'tooLongAgo'

/** A day as it is kept (`1995-10-20`), or why it is none. */
export type BirthdayReading = { day: string } | { problem: BirthdayProblem }

const firstYear = 1900
const typed = /^(\d{1,2})([/.\- ])(\d{1,2})\2(\d{4}|\d{2})$/
const typedPlainly = /^(\d{2})()(\d{2})(\d{4}|\d{2})$/
/** As browsers fill it in. */
const filled = /^(\d{4})-(\d{2})-(\d{2})$/
const unseen = /[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g

/**
 * Reads a day typed as DD/MM/YY (Product §2); dots, hyphens, blanks or nothing between the numbers will do, and so will
 * a year of four digits. `today` is the shop's day.
 */
export function readBirthday(text: string, today: string): BirthdayReading {
  const tidy = text.normalize('NFKC').replace(unseen, '').trim().replace(filled, '$3/$2/$1')
  const parts = typed.exec(tidy) ?? typedPlainly.exec(tidy)
  if (!parts) return { problem: 'format' }
  const [, date, , month, year = ''] = parts
  const fullYear = year.length === 4 ? Number(year) : fullYearOf(Number(year), today)
  const day = `${String(fullYear).padStart(4, '0')}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`
  if (!isCalendarDay(day)) return { problem: 'noSuchDay' }
  if (day > today) return { problem: 'future' }
  if (fullYear < firstYear) return { problem: 'tooLongAgo' }
  return { day }
}

/** Years up to the present one are of this century, the others of the last. */
function fullYearOf(year: number, today: string): number {
  const thisYear = Number(today.slice(0, 4))
  const century = thisYear - (thisYear % 100)
  return year <= thisYear % 100 ? century + year : century - 100 + year
}

/** A day as it is typed: `20/10/95`. Whoever two digits would make younger keeps all four. */
export function birthdayText(day: string, today: string): string {
  const [year = '', month, date] = day.split('-')
  const short = year.slice(-2)
  const isClear = fullYearOf(Number(short), today) === Number(year)
  return `${date}/${month}/${isClear ? short : year}`
}

/** Whether a kept day is one that somebody can have been born on. */
export function isBirthday(day: string, today: string): boolean {
  return isCalendarDay(day) && day <= today && Number(day.slice(0, 4)) >= firstYear
}

function isCalendarDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${day}T`)
}

/** The text after a keystroke: a number key behind DD or DD/MM brings the slash that phones' number keys lack. */
export function withSlash(before: string, after: string): string {
  const isNextNumber = /^\d{2}(\/\d{2})?$/.test(before) && /^\d$/.test(after.slice(before.length))
  return isNextNumber && after.startsWith(before) ? `${before}/${after.slice(-1)}` : after
}
