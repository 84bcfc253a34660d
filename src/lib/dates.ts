import { shopOffset, shopTimeZone } from './limits.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Returns a date format in the shop's time zone. Formats are cached, because making one is slow and tables
 * use hundreds.
 */
function formatIn(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: shopTimeZone })
  formats.set(key, format)
  return format
}

const minute = 60_000

/**
 * The limits of a wait in ms. A request is not repeated earlier than `shortest`, and no timer can wait longer
 * than `longest`.
 */
const waits = { shortest: 30_000, longest: 2 ** 31 - 1 }

/**
 * Returns how long to wait before a request is repeated at a time that the host gives, in ms. Returns `false`
 * without such a time. The browser's clock may be ahead of the host's (Product §9.7p).
 */
export function waitUntil(moment: string | null | undefined): number | false {
  if (!moment) return false
  return Math.min(Math.max(Date.parse(moment) - Date.now(), waits.shortest), waits.longest)
}

const digits = { day: '2-digit', month: '2-digit', year: 'numeric' } as const

/**
 * Returns the region whose date format a language uses. English uses the British format, so the day comes
 * first in both languages.
 */
function regionOf(locale: string): string {
  return locale === 'en' ? 'en-GB' : locale
}

/**
 * Formats the day of an ISO 8601 timestamp in numbers: `21/11/2026`. The format is the same in both
 * languages.
 */
export function formatDay(iso: string, locale: string): string {
  return formatIn(regionOf(locale), digits).format(new Date(iso))
}

/** Formats an ISO 8601 day or timestamp in words: `20 tháng 10, 1995`, `20 October 1995`. */
export function formatLongDay(iso: string, locale: string): string {
  return formatIn(regionOf(locale), { dateStyle: 'long' }).format(new Date(iso))
}

/** Formats an ISO 8601 day with its weekday, on one line: `Thứ 7, 21/11`, `Sat, 21/11`. */
export function formatWeekday(day: string, locale: string): string {
  const weekday = formatIn(locale, { weekday: 'short' }).format(new Date(day))
  return `${weekday}, ${formatShortDay(day, locale)}`.replaceAll(' ', '\u00A0')
}

/** Formats an ISO 8601 day without its year, for charts: `21/11`. */
export function formatShortDay(day: string, locale: string): string {
  return formatDay(day, locale).slice(0, -'/2026'.length)
}

/**
 * Formats a time in ms on the reader's own clock, with the day if it is not today: `13:45`,
 * `00:06 ngày 22/11/2026`, `00:06 on 22 November 2026`. Only the last minute shows seconds: `13:45:10`.
 */
export function formatClock(ms: number, locale: string, now = Date.now()): string {
  const own = (options: Intl.DateTimeFormatOptions, at = ms) =>
    new Intl.DateTimeFormat(regionOf(locale), options).format(at)
  const isSoon = ms - now < minute
  const time = isSoon
    ? own({ timeStyle: 'medium' })
    : own({ timeStyle: 'short' }, Math.ceil(ms / minute) * minute)
  if (own(digits) === own(digits, now)) return time
  return locale === 'vi'
    ? `${time} ngày ${own(digits)}`
    : `${time} on ${own({ dateStyle: 'long' })}`
}

/** The shop's clock is this far ahead of UTC, in ms. */
const aheadMs = Date.parse('1970-01-01T00:00Z') - Date.parse(`1970-01-01T00:00${shopOffset}`)

/**
 * Returns a time on the shop's clock in ISO 8601, without its time zone. It uses no language's date format,
 * because browsers change such formats, as Chrome 110 did for Canada.
 */
function shopClock(date: Date): string {
  return new Date(date.getTime() + aheadMs).toISOString()
}

/** Returns the current day in the shop's time zone: `2026-11-21`. */
export function shopDay(now: Date = new Date()): string {
  return shopClock(now).slice(0, 10)
}

/** Formats the day and time of an ISO 8601 timestamp: `11:29 ngày 22/11/2026`, `22 November 2026, 11:29`. */
export function formatMoment(iso: string, locale: string): string {
  const time = shopMinute(iso).slice(-5)
  return locale === 'vi'
    ? `${time} ngày ${formatDay(iso, locale)}`
    : `${formatLongDay(iso, locale)}, ${time}`
}

/** Formats the day and time of an ISO 8601 timestamp so that they sort as text: `2026-11-21 09:05`. */
export function shopMinute(iso: string): string {
  return shopClock(new Date(iso)).slice(0, 16).replace('T', ' ')
}

/** The length of a day, in ms. The shop's days have no summer time. */
export const dayMs = 86_400_000

/** Returns the ISO 8601 day that is `count` days after another day. A negative count gives an earlier day. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
}

/** Returns the number of days in a range of ISO 8601 days. The last day counts too. */
export function countDays({ from, to }: { from: string; to: string }): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
}

/** A day with its time and time zone, in the format of databases and ISO 8601. */
const iso = /^(\d{4}-\d\d-\d\d)(?:[T ](\d[\d:.]*) ?(?:(Z)|([+-]\d\d):?(\d\d)?)?)?$/i

/**
 * Returns a time that every browser reads in the same way, or `undefined` if the text is not a time. A time
 * without a time zone is in the shop's time zone, wherever the visitor is.
 */
export function readMoment(text: string): string | undefined {
  const [, day, time = '00:00:00', utc, hours, minutes = '00'] = iso.exec(text) ?? []
  const offset = utc ?? (hours ? `${hours}:${minutes}` : shopOffset)
  if (day === undefined) return otherwise(text)
  const known = `${day}T${time}${offset}`
  return Number.isNaN(Date.parse(known)) ? undefined : known
}

/** The greatest number of characters in a time. */
const longest = 100

/**
 * Reads a time in any other format, for example that of mails. Returns it in ISO 8601, so that reading it
 * again gives the same time.
 */
function otherwise(text: string): string | undefined {
  if (text.length > longest) return undefined
  const hasZone = text.includes(':') && /(?:[A-Z]|[+-]\d{4})$/i.test(text)
  const at = Date.parse(hasZone ? text : `${text} GMT${shopOffset}`)
  return Number.isNaN(at) ? undefined : new Date(at).toISOString()
}
