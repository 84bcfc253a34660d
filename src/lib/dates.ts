/** The shop's own time zone, whatever the visitor's clock is set to. */
const timeZone = 'Asia/Ho_Chi_Minh'

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

/** Day and time of day. Takes an ISO 8601 timestamp. */
export function formatMoment(iso: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
  return format.format(new Date(iso))
}
