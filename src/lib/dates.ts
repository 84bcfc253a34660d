/** The shop's own time zone, whatever the visitor's clock is set to. */
export const shopTimeZone = 'Asia/Ho_Chi_Minh'

const formats = new Map<string, Intl.DateTimeFormat>()

/** A format in the shop's zone, made once: a table of a hundred rows needs it two hundred times, and it is dear. */
export function formatIn(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: shopTimeZone })
  formats.set(key, format)
  return format
}

const digits = { day: '2-digit', month: '2-digit', year: 'numeric' } as const

/** A day as people of a language write it: `21/11/2026`. Takes an ISO 8601 timestamp. */
export function formatDay(iso: string, locale: string): string {
  return formatIn(locale, digits).format(new Date(iso))
}

/** A day in words, which nobody can misread: `20 tháng 10, 1995`. Takes an ISO 8601 day or timestamp. */
export function formatLongDay(iso: string, locale: string): string {
  return formatIn(locale, { dateStyle: 'long' }).format(new Date(iso))
}

/** The day it is in the shop: `2026-11-21`. */
export function shopDay(now: Date = new Date()): string {
  return formatIn('en-CA', digits).format(now)
}

/** Day and time of day. Takes an ISO 8601 timestamp. */
export function formatMoment(iso: string, locale: string): string {
  return formatIn(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
}

/** Day and time of day in the shop, as tables sort them: `2026-11-21 09:05`. Takes an ISO 8601 timestamp. */
export function shopMinute(iso: string): string {
  return formatIn('sv-SE', { dateStyle: 'short', timeStyle: 'short' }).format(new Date(iso))
}
