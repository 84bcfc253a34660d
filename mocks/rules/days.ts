/** Asia/Ho_Chi_Minh keeps UTC+7 all year. */
const shopOffsetMs = 7 * 3_600_000
const dayMs = 86_400_000

/** The day of a moment in the shop's time zone, `2026-11-21`. */
export function shopDay(at: string | Date): string {
  return new Date(new Date(at).getTime() + shopOffsetMs).toISOString().slice(0, 10)
}

/** When a day begins in the shop's time zone, as the beginning of a timestamp in UTC. */
function startOf(day: string): string {
  return new Date(Date.parse(day) - shopOffsetMs).toISOString().slice(0, 19)
}

/** Whether a moment is within days, both included. Compares texts: to read ten thousand dates takes longer. */
export function isWithinDays(days: { from?: string; to?: string }): (at: string) => boolean {
  const start = days.from === undefined ? '' : startOf(days.from)
  const end = days.to === undefined ? undefined : startOf(addDays(days.to, 1))
  return (at) => at >= start && (end === undefined || at < end)
}

/** The day some days later, or earlier. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
}

/** Every day from `from` to `to`, both included. */
export function daysBetween(from: string, to: string): readonly string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(from, index))
}
