/** The length of a day, in ms. The shop's days have no summer time. */
export const dayMs = 86_400_000

/** Returns the ISO 8601 day that is so many days after another one; before it for a negative count. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
}
