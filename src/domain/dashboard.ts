import * as v from 'valibot'
import type { Kpi } from '@/api/generated/model'
import { addDays, countDays } from '@/lib/dates'
import { dayInUrl } from '@/lib/list-address'
import { optionalIfValid } from '@/lib/schema'

/** The ranges that have a button. `month` is the default. */
export const presetRanges = ['today', 'week', 'month'] as const
export type PresetRange = (typeof presetRanges)[number]

/** A range of days in the shop's time zone, both ends included. */
export type DayRange = { from: string; to: string }

const lengths: Record<PresetRange, number> = { today: 1, week: 7, month: 30 }
/** The number of days in a leap year. */
const maxDays = 366

/**
 * Search parameters of the overview. The default is the last thirty days. Days that are not a valid range are
 * dropped.
 */
export const dashboardSearch = v.pipe(
  v.object({
    range: optionalIfValid(v.picklist(['today', 'week'])),
    from: optionalIfValid(dayInUrl),
    to: optionalIfValid(dayInUrl),
  }),
  v.transform(({ range, from, to }) =>
    isRange({ from, to })
      ? { range: undefined, from, to }
      : { range, from: undefined, to: undefined },
  ),
)
export type DashboardSearch = Partial<v.InferOutput<typeof dashboardSearch>>

/** Returns the chosen days, counted back from the shop's today. */
export function daysOf({ range, from, to }: DashboardSearch, today: string): DayRange {
  if (from && to) return { from, to }
  return { from: addDays(today, 1 - lengths[range ?? 'month']), to: today }
}

export type RangeProblem = 'incomplete' | 'backwards' | 'tooLong'
type Days = { from: string | undefined; to: string | undefined }

/** Returns why two days are not a valid range, or undefined when they are. */
export function rangeProblem({ from, to }: Days): RangeProblem | undefined {
  if (!from || !to) return 'incomplete'
  if (from > to) return 'backwards'
  return countDays({ from, to }) > maxDays ? 'tooLong' : undefined
}

export function isRange(days: Days): days is DayRange {
  return rangeProblem(days) === undefined
}

/** The change of a figure since the period before. `by` is null if that period had a value of 0. */
export type PeriodChange = { direction: 'up' | 'down' | 'same'; by: number | null }

/**
 * Returns the change of an amount as a share of the earlier amount. Returns null if the earlier amount is 0.
 */
export function amountChange({ current, previous }: Kpi): PeriodChange {
  const direction = directionOf(current - previous)
  return { direction, by: previous === 0 ? null : Math.abs(current - previous) / previous }
}

/** Returns the change of a rate, in percentage points: from 5 % to 8 % is 3 points, not 60 %. */
export function rateChange({ current, previous }: Kpi): PeriodChange {
  // Rounded first, so that a difference shown as 0.0 counts as no change.
  const points = Math.round((current - previous) * 1000) / 10
  return { direction: directionOf(points), by: Math.abs(points) }
}

function directionOf(difference: number): PeriodChange['direction'] {
  if (difference === 0) return 'same'
  return difference > 0 ? 'up' : 'down'
}
