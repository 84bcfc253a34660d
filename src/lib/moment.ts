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
  if (day === undefined) return otherwise(text)
  const known = `${day}T${time}${offset}`
  return Number.isNaN(Date.parse(known)) ? undefined : known
}

/** Any other way of writing a time, as mails do. It is returned as ISO 8601, so that it is read as the same one again. */
function otherwise(text: string): string | undefined {
  const hasZone = /:.*([A-Z]|[+-]\d{4})$/i.test(text)
  const at = Date.parse(hasZone ? text : `${text} GMT${shopOffset}`)
  return Number.isNaN(at) ? undefined : new Date(at).toISOString()
}
