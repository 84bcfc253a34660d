import { addDays, countDays } from '@/lib/dates'

/** Asia/Ho_Chi_Minh has UTC+7 all year. */
const shopOffsetMs = 7 * 3_600_000

export function shopDay(at: string | Date): string {
  return new Date(new Date(at).getTime() + shopOffsetMs).toISOString().slice(0, 10)
}

function startOf(day: string): string {
  return new Date(Date.parse(day) - shopOffsetMs).toISOString().slice(0, 19)
}

/** Returns a test whether a timestamp is within days, both included. It compares texts, faster than parsing dates. */
export function isWithinDays(days: { from?: string; to?: string }): (at: string) => boolean {
  const start = days.from === undefined ? '' : startOf(days.from)
  const end = days.to === undefined ? undefined : startOf(addDays(days.to, 1))
  return (at) => at >= start && (end === undefined || at < end)
}

export function dayCount(from: string, to: string): number {
  return Math.max(0, countDays({ from, to }))
}

export function daysBetween(from: string, to: string): readonly string[] {
  return Array.from({ length: dayCount(from, to) }, (_, index) => addDays(from, index))
}
