import { shopUtcOffset, shopTimeZone } from './limits.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Returns a date format in the shop's time zone. Formats are cached, because creating one is slow and a table
 * uses hundreds.
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
 * The shortest and the longest wait before a repeated request, in ms. Timers cannot wait longer than
 * `longest`.
 */
const waits = { shortest: 30_000, longest: 2 ** 31 - 1 }

/**
 * Returns the wait in ms until a moment that the host gave for the next request, or `false` if the host gave
 * none. The wait has limits, because the browser's clock may be ahead of the host's clock (Product §9.7p).
 */
export function msUntilRetry(moment: string | null | undefined): number | false {
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

/** Formats the day of an ISO 8601 timestamp as DD/MM/YYYY: `21/11/2026`. Both languages use this format. */
export function formatDay(iso: string, locale: string): string {
  return formatIn(regionOf(locale), digits).format(new Date(iso))
}

/** Formats an ISO 8601 day or timestamp in words: `20 tháng 10, 1995`, `20 October 1995`. */
export function formatLongDay(iso: string, locale: string): string {
  return formatIn(regionOf(locale), { dateStyle: 'long' }).format(new Date(iso))
}

/** Formats an ISO 8601 day with its weekday, on one line: `Thứ Bảy, 21/11`, `Saturday, 21/11`. */
export function formatWeekday(day: string, locale: string): string {
  const weekday = formatIn(locale, { weekday: 'long' }).format(new Date(day))
  return `${weekday}, ${formatShortDay(day, locale)}`.replaceAll(' ', '\u00A0')
}

/** Formats an ISO 8601 day without its year, for charts: `21/11`. */
export function formatShortDay(day: string, locale: string): string {
  return formatDay(day, locale).slice(0, -'/2026'.length)
}

/**
 * Formats a time in ms in the time zone of the browser. If the time is not today, its day is added: `13:45`,
 * `00:06 ngày 22/11/2026`, `00:06 on 22 November 2026`. Seconds show if the time is less than a minute ahead:
 * `13:45:10`. Without seconds, the time is rounded up to the next minute.
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

/** How far the shop's clock is ahead of UTC, in ms. */
const aheadMs = Date.parse('1970-01-01T00:00Z') - Date.parse(`1970-01-01T00:00${shopUtcOffset}`)

/**
 * Returns a moment as ISO 8601 text in the shop's time zone, for example `2026-11-21T09:05:00.000Z`. The `Z`
 * at the end is wrong and must be cut off. `Intl` is not used, because browsers change its formats: Chrome
 * 110 changed the Canadian one.
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

/**
 * Formats a timestamp as day and time in the shop's time zone. The text sorts by time: `2026-11-21 09:05`.
 */
export function shopMinute(iso: string): string {
  return shopClock(new Date(iso)).slice(0, 16).replace('T', ' ')
}

/** The length of a day in ms. Vietnam has no daylight saving time, so all days have this length. */
export const dayMs = 86_400_000

/** Returns the ISO 8601 day that is `count` days after another day. A negative count gives an earlier day. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
}

/** Returns the number of days in a range of ISO 8601 days. Both the first and the last day count. */
export function countDays({ from, to }: { from: string; to: string }): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
}

/**
 * Returns how many days ago an ISO 8601 timestamp was, counted in days of the shop's calendar. Returns 0 for
 * a time of today.
 */
export function daysSince(iso: string): number {
  return Math.max(0, countDays({ from: shopDay(new Date(iso)), to: shopDay() }) - 1)
}

/** Matches a day with an optional time and time zone, as databases and ISO 8601 write it. */
const iso = /^(\d{4}-\d\d-\d\d)(?:[T ](\d[\d:.]*) ?(?:(Z)|([+-]\d\d):?(\d\d)?)?)?$/i

/**
 * Returns a timestamp that every browser reads in the same way, or `undefined` if the text is not a time. A
 * text without a time zone is read in the shop's time zone, because the visitor may be elsewhere.
 */
export function readTimestamp(text: string): string | undefined {
  const [, day, time = '00:00:00', utc, hours, minutes = '00'] = iso.exec(text) ?? []
  const offset = utc ?? (hours ? `${hours}:${minutes}` : shopUtcOffset)
  if (day === undefined) return otherwise(text)
  const known = `${day}T${time}${offset}`
  return Number.isNaN(Date.parse(known)) ? undefined : known
}

/** A text with more characters than this is not read as a time. */
const longest = 100

/**
 * Reads a time in any format that the browser knows, for example the format of mails. Returns ISO 8601 text,
 * or `undefined` if the text is not a time.
 */
function otherwise(text: string): string | undefined {
  if (text.length > longest) return undefined
  const hasZone = text.includes(':') && /(?:[A-Z]|[+-]\d{4})$/i.test(text)
  const at = Date.parse(hasZone ? text : `${text} GMT${shopUtcOffset}`)
  return Number.isNaN(at) ? undefined : new Date(at).toISOString()
}
