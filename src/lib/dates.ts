import { shopTimeZone } from './limits'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns a date format in the shop's time zone. Formats are cached, because making one is slow and tables use hundreds. */
function formatIn(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: shopTimeZone })
  formats.set(key, format)
  return format
}

const minute = 60_000

const digits = { day: '2-digit', month: '2-digit', year: 'numeric' } as const

/** Returns the region whose dates a language writes: English ones are British, day first in both languages. */
function regionOf(locale: string): string {
  return locale === 'en' ? 'en-GB' : locale
}

/** Formats the day of an ISO 8601 timestamp in numbers: `21/11/2026`, in both languages. */
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
 * Formats a time in ms that somebody waits for, on her own clock, with its day when that is not today: `13:45`,
 * `00:06 ngày 22/11/2026`, `00:06 on 22 November 2026`. Seconds count in the last minute only: `13:45:10`.
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

/** Returns the shop's day: `2026-11-21`. */
export function shopDay(now: Date = new Date()): string {
  return formatIn('en-CA', digits).format(now)
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
  return formatIn('sv-SE', { dateStyle: 'short', timeStyle: 'short' }).format(new Date(iso))
}
