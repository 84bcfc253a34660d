/** The length of a day, in ms. The shop's days have no summer time. */
export const dayMs = 86_400_000

/** Returns the ISO 8601 day that is so many days after another one; before it for a negative count. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
}

/** Returns the number of days (ISO 8601) in a range, its last one included. */
export function countDays({ from, to }: { from: string; to: string }): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
}
