/** The shop's own time zone, whatever the visitor's clock is set to. */
export const timeZone = 'Asia/Ho_Chi_Minh'

/** A day as people of a language write it: `21/11/2026`. Takes an ISO 8601 timestamp. */
export function formatDay(iso: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone,
  })
  return format.format(new Date(iso))
}

/** A day in words, which nobody can misread: `20 tháng 10, 1995`. Takes an ISO 8601 day or timestamp. */
export function formatLongDay(iso: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(iso))
}

/** The day it is in the shop: `2026-11-21`. */
export function shopDay(now: Date = new Date()): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone,
  })
  return format.format(now)
}

/** Day and time of day. Takes an ISO 8601 timestamp. */
export function formatMoment(iso: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
  return format.format(new Date(iso))
}
