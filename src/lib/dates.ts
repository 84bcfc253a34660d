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

const digits = { day: '2-digit', month: '2-digit', year: 'numeric' } as const

/** Formats the day of an ISO 8601 timestamp in numbers: `21/11/2026`. */
export function formatDay(iso: string, locale: string): string {
  return formatIn(locale, digits).format(new Date(iso))
}

/** Formats an ISO 8601 day or timestamp in words, where day and month can't be mixed up: `20 tháng 10, 1995`. */
export function formatLongDay(iso: string, locale: string): string {
  return formatIn(locale, { dateStyle: 'long' }).format(new Date(iso))
}

/** Returns the shop's day: `2026-11-21`. */
export function shopDay(now: Date = new Date()): string {
  return formatIn('en-CA', digits).format(now)
}

/** Formats the day and time of an ISO 8601 timestamp. */
export function formatMoment(iso: string, locale: string): string {
  return formatIn(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
}

/** Formats the day and time of an ISO 8601 timestamp so that they sort as text: `2026-11-21 09:05`. */
export function shopMinute(iso: string): string {
  return formatIn('sv-SE', { dateStyle: 'short', timeStyle: 'short' }).format(new Date(iso))
}
