import { readMoment } from '@/lib/moment'

const dayMs = 86_400_000

/**
 * Returns when a server that is busy (429, 503) may be asked again, in ms since 1970, from its `Retry-After`: seconds
 * or a date, a day at most. `undefined` where it does not say, or says nonsense. Across origins the API has to expose the header.
 */
export function retryTime(
  status: number,
  header: string | null,
  now = Date.now(),
): number | undefined {
  if (header === null || (status !== 429 && status !== 503)) return undefined
  const text = header.trim()
  const time = /^\d+$/.test(text) ? now + Number(text) * 1000 : dateOf(text)
  return Number.isNaN(time) ? undefined : Math.min(Math.max(time, now), now + dayMs)
}

/** Engines read "-5" as a day of 2001: a date has its form. The old one of HTTP has no zone, and is GMT. */
function dateOf(text: string): number {
  if (/^\d{4}-/.test(text)) return Date.parse(readMoment(text) ?? '')
  if (!/^[A-Z][a-z]{2,8},? .*\d\d:\d\d/.test(text)) return Number.NaN
  return Date.parse(/\d$/.test(text) ? `${text} GMT` : text)
}
