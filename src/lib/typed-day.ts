import { plainText } from './characters'
import { readTimestamp, shopDay } from './dates'
import { fold } from './text'

/** The result of reading a day: the day as `2026-11-21`, or the problem with the text. */
export type DayReading = { day: string } | { problem: 'format' | 'noSuchDay' }

const typed = /^(\d{1,2})([/.\- ])(\d{1,2})\2(\d{4}|\d{2})$/
const typedDigits = /^(\d{2})()(\d{2})(\d{4}|\d{2})$/
/** Matches a day with its year first, as browsers' autofill and spreadsheets write it. */
const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/
/** Matches the text around a day, such as "ngày" before it or a time after it. */
const around = /^ngay |,? \d{1,2}:\d\d(?::\d\d)?$|\.$/g

/**
 * Reads a day as people write it, and returns it as `2026-11-21`. The usual order is day, month, year, with
 * slashes, dots, hyphens, spaces or nothing between them. The year may also come first, and `5 tháng 1, 2026`
 * is understood. A year of two digits is the latest such year that is not after `lastYear`.
 */
export function readDay(text: string, lastYear = 2099): DayReading {
  // A full timestamp is converted to the day in the shop's time zone.
  const moment = /^\d{4}-\d\d-\d\dT/.test(plainText(text)) && readTimestamp(plainText(text))
  const tidy = (moment ? shopDay(new Date(moment)) : fold(plainText(text)))
    .replace(around, '')
    .replace(/ thang (\d+)(?:,| nam) /, '/$1/')
    .replace(/ ?([/.-]) /g, '$1')
    .replace(yearFirst, '$4/$3/$1')
  const parts = typed.exec(tidy) ?? typedDigits.exec(tidy)
  if (!parts) return { problem: 'format' }
  const [, date = '', , month = '', year = ''] = parts
  const fullYear = year.length === 4 ? year : String(fullYearOf(Number(year), lastYear))
  const day = `${fullYear}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? { day } : { problem: 'noSuchDay' }
}

/** Returns the full year of a two-digit year: the latest one that is not after `lastYear`. */
export function fullYearOf(year: number, lastYear: number): number {
  const century = lastYear - (lastYear % 100)
  return year <= lastYear % 100 ? century + year : century - 100 + year
}

/** Returns true for a day that exists, in the format `2026-11-21`. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${text}T`)
}

/** Returns a day in the format that users type: `21/11/2026`. Any other text is returned unchanged. */
export function dayText(text: string): string {
  return isDay(text) ? text.split('-').toReversed().join('/') : text
}

/**
 * Returns the day that a text means, as `2026-11-21`. Returns the text itself if it is not a day. While the
 * person is still typing, a two-digit year is not read, because two more digits may follow.
 */
export function dayOrText(text: string, typing = false): string {
  const reading = readDay(text)
  if ('problem' in reading) return text
  return typing && !plainText(text).includes(reading.day.slice(0, 4)) ? text : reading.day
}

/**
 * Returns the typed text with a slash before a digit that follows DD or DD/MM. The number keys of phones have
 * no slash.
 */
export function withDateSlash(before: string, after: string): string {
  const isNextNumber = /^\d{2}(\/\d{2})?$/.test(before) && /^\d$/.test(after.slice(before.length))
  return isNextNumber && after.startsWith(before) ? `${before}/${after.slice(-1)}` : after
}
