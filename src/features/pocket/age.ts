const units = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const

/** Returns a length of time, in ms, in the largest unit that it fills, rounded down; a minute at least. */
export function ageOf(ms: number): { count: number; unit: 'day' | 'hour' | 'minute' } {
  const { unit, ms: each } = units.find(({ ms: least }) => ms >= least) ?? units[2]
  return { unit, count: Math.max(1, Math.floor(ms / each)) }
}
