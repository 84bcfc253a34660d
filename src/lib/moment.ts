import { shopOffset } from './limits.ts'

/** A day, its time and the zone, as databases and ISO 8601 write them. */
const iso = /^(\d{4}-\d\d-\d\d)(?:[T ](\d[\d:.]*) ?(?:(Z)|([+-]\d\d):?(\d\d)?)?)?$/i

/**
 * Returns a time that every browser reads as the same one, `undefined` for none. A time without a zone is the shop's, wherever
 * the visitor is.
 */
export function readMoment(text: string): string | undefined {
  const [, day, time = '00:00:00', utc, hours, minutes = '00'] = iso.exec(text) ?? []
  const offset = utc ?? (hours ? `${hours}:${minutes}` : shopOffset)
  const known = day ? `${day}T${time}${offset}` : withZone(text)
  return Number.isNaN(Date.parse(known)) ? undefined : known
}

/** Any other way of writing a time, as mails do. */
function withZone(text: string): string {
  return /:.*([A-Z]|[+-]\d{4})$/i.test(text) ? text : `${text} GMT${shopOffset}`
}
