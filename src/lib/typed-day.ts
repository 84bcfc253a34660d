import { plain } from './characters'
import { readMoment, shopDay } from './dates'
import { fold } from './text'

/** A day as it is typed (`2026-11-21`), or why it is none. */
export type DayReading = { day: string } | { problem: 'format' | 'noSuchDay' }

const typed = /^(\d{1,2})([/.\- ])(\d{1,2})\2(\d{4}|\d{2})$/
const typedDigits = /^(\d{2})()(\d{2})(\d{4}|\d{2})$/
/** The format of browsers' autofill and of spreadsheets. */
const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/
/** Text around a day in a sentence, a spreadsheet or a host's answer. */
const around = /^ngay |,? \d{1,2}:\d\d(?::\d\d)?$|\.$/g

/**
 * Reads a day as people write it: DD/MM/YYYY, with dots, hyphens, spaces or nothing between the numbers, or
 * with the year first; also in Vietnamese words (`5 tháng 1, 2026`) and with its time. Two digits of a year
 * mean the last such year up to `lastYear`.
 */
export function readDay(text: string, lastYear = 2099): DayReading {
  // A time with its zone is a day of the shop's.
  const moment = /^\d{4}-\d\d-\d\dT/.test(plain(text)) && readMoment(plain(text))
  const tidy = (moment ? shopDay(new Date(moment)) : fold(plain(text)))
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

export function fullYearOf(year: number, lastYear: number): number {
  const century = lastYear - (lastYear % 100)
  return year <= lastYear % 100 ? century + year : century - 100 + year
}

/** True for a day of the calendar: `2026-11-21`. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${text}T`)
}

/** Returns a day as it is typed, `21/11/2026`; any other text as it is. */
export function dayText(text: string): string {
  return isDay(text) ? text.split('-').toReversed().join('/') : text
}

/**
 * Returns the day that a text is, else the text. While it is `typing`, two digits of a year may become four.
 */
export function dayOrText(text: string, typing = false): string {
  const reading = readDay(text)
  if ('problem' in reading) return text
  return typing && !plain(text).includes(reading.day.slice(0, 4)) ? text : reading.day
}

/** Adds the slash, which the number keys of phones lack, when a digit is typed after DD or DD/MM. */
export function withSlash(before: string, after: string): string {
  const isNextNumber = /^\d{2}(\/\d{2})?$/.test(before) && /^\d$/.test(after.slice(before.length))
  return isNextNumber && after.startsWith(before) ? `${before}/${after.slice(-1)}` : after
}
