import { timeZone } from './dates'

/** Day and time of day in the shop, as tables sort them: `2026-11-21 09:05`. Takes an ISO 8601 timestamp. */
export function shopMinute(iso: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  })
  return format.format(new Date(iso))
}
