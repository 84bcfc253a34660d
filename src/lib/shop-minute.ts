import { formatIn } from './dates'

/** Day and time of day in the shop, as tables sort them: `2026-11-21 09:05`. Takes an ISO 8601 timestamp. */
export function shopMinute(iso: string): string {
  return formatIn('sv-SE', { dateStyle: 'short', timeStyle: 'short' }).format(new Date(iso))
}
