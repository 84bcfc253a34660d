import * as v from 'valibot'
import type { Kpi } from '@/api/generated/model'
import { addDays, countDays } from '@/lib/dates'
import { dayInUrl } from '@/lib/list-address'
import { optionalIfValid } from '@/lib/schema'

/** The ranges of days for which the dashboard has a button. `month` is the default. */
export const presetRanges = ['today', 'week', 'month'] as const
export type PresetRange = (typeof presetRanges)[number]

/** A range of days in the shop's time zone. Both days are included. */
export type DayRange = { from: string; to: string }

const lengths: Record<PresetRange, number> = { today: 1, week: 7, month: 30 }
/** The longest range, in days. It is as long as a leap year. */
const maxDays = 366

/**
 * The search parameters of the dashboard. Without any, the last thirty days are shown. Two days that are a
 * valid range replace `range`. Other days are dropped.
 */
export const dashboardSchema = v.pipe(
  v.object({
    range: optionalIfValid(v.picklist(['today', 'week'])),
    from: optionalIfValid(dayInUrl),
    to: optionalIfValid(dayInUrl),
  }),
  v.transform(({ range, from, to }) =>
    isDayRange({ from, to })
      ? { range: undefined, from, to }
      : { range, from: undefined, to: undefined },
  ),
)
export type DashboardSearch = Partial<v.InferOutput<typeof dashboardSchema>>

/** Returns the range of days to show. A range with a button ends today and includes today. */
export function daysToShow({ range, from, to }: DashboardSearch, today: string): DayRange {
  if (from && to) return { from, to }
  return { from: addDays(today, 1 - lengths[range ?? 'month']), to: today }
}

export type DayRangeProblem = 'incomplete' | 'backwards' | 'tooLong'
type Days = { from: string | undefined; to: string | undefined }

/** Returns the reason why two days are not a valid range, or undefined if they are one. */
export function dayRangeProblem({ from, to }: Days): DayRangeProblem | undefined {
  if (!from || !to) return 'incomplete'
  if (from > to) return 'backwards'
  return countDays({ from, to }) > maxDays ? 'tooLong' : undefined
}

export function isDayRange(days: Days): days is DayRange {
  return dayRangeProblem(days) === undefined
}

/** The change of a figure since the previous period. `by` is null if the previous figure was 0. */
export type PeriodChange = { direction: 'up' | 'down' | 'same'; by: number | null }

/**
 * Returns the change of an amount. `by` is a share of the previous amount, for example 0.5 for a change from
 * 100 to 150.
 */
export function amountChange({ current, previous }: Kpi): PeriodChange {
  const direction = directionOf(current - previous)
  return { direction, by: previous === 0 ? null : Math.abs(current - previous) / previous }
}

/** Returns the change of a rate. `by` is in percentage points: a change from 5 % to 8 % gives 3. */
export function rateChange({ current, previous }: Kpi): PeriodChange {
  // The difference is rounded first. Otherwise a difference that shows as 0.0 would count as a change.
  const points = Math.round((current - previous) * 1000) / 10
  return { direction: directionOf(points), by: Math.abs(points) }
}

function directionOf(difference: number): PeriodChange['direction'] {
  if (difference === 0) return 'same'
  return difference > 0 ? 'up' : 'down'
}
