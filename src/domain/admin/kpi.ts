import type { Kpi } from '@/api/generated/model'

/** A figure compared with the period before; `by` is null when there is nothing to compare with. */
export type Change = { direction: 'up' | 'down' | 'same'; by: number | null }

/** Compares an amount with the one before, as a share of it; nothing is a share of 0. */
export function changeOf({ current, previous }: Kpi): Change {
  const direction = directionOf(current - previous)
  return { direction, by: previous === 0 ? null : Math.abs(current - previous) / previous }
}

/** Compares a rate with the one before, in percentage points: from 5 % to 8 % is 3 points, not 60 %. */
export function pointsOf({ current, previous }: Kpi): Change {
  // Rounded first, so that a difference shown as 0.0 counts as no change.
  const points = Math.round((current - previous) * 1000) / 10
  return { direction: directionOf(points), by: Math.abs(points) }
}

function directionOf(difference: number): Change['direction'] {
  if (difference === 0) return 'same'
  return difference > 0 ? 'up' : 'down'
}
