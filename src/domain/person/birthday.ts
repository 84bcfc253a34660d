import { type DayReading, fullYearOf, isDay, readDay } from '@/lib/typed-day'

/** A parsed birthday (`1995-10-20`), or the problem. */
export type BirthdayReading = DayReading | { problem: 'future' | 'tooLongAgo' }

/** Why a text is not a valid birthday. */
export type BirthdayProblem = Extract<BirthdayReading, { problem: string }>['problem']

const firstYear = 1900

/** Reads a day typed as DD/MM/YY (Product §2). `today` is the shop's day. */
export function readBirthday(text: string, today: string): BirthdayReading {
  const reading = readDay(text, Number(today.slice(0, 4)))
  if ('problem' in reading) return reading
  if (reading.day > today) return { problem: 'future' }
  return Number(reading.day.slice(0, 4)) < firstYear ? { problem: 'tooLongAgo' } : reading
}

/** Formats a day as it is typed: `20/10/95`. The year has four digits where two would mean another century. */
export function birthdayText(day: string, today: string): string {
  const [year = '', month, date] = day.split('-')
  const short = year.slice(-2)
  const isClear = fullYearOf(Number(short), Number(today.slice(0, 4))) === Number(year)
  return `${date}/${month}/${isClear ? short : year}`
}

/** True when a stored day is a possible birthday. */
export function isBirthday(day: string, today: string): boolean {
  return isDay(day) && day <= today && Number(day.slice(0, 4)) >= firstYear
}
