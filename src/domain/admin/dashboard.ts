import * as v from 'valibot'
import type { Kpi } from '@/api/generated/model'
import { optionalIfValid } from '@/lib/schema'
import { dayInUrl } from './list-search'

/** The ranges that are one press away; `month` is the usual one. */
export const presetRanges = ['today', 'week', 'month'] as const
export type PresetRange = (typeof presetRanges)[number]

/** Days of the shop, both included. */
export type DayRange = { from: string; to: string }

const lengths: Record<PresetRange, number> = { today: 1, week: 7, month: 30 }
const dayMs = 86_400_000
/** A leap year. */
const maxDays = 366

/** What the overview's address says: nothing is the last thirty days; days that are no range are left out. */
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

/** The days that an address means, counted back from the shop's today. */
export function daysOf({ range, from, to }: DashboardSearch, today: string): DayRange {
  if (from && to) return { from, to }
  return { from: addDays(today, 1 - lengths[range ?? 'month']), to: today }
}

export type RangeProblem = 'incomplete' | 'backwards' | 'tooLong'
type Days = { from: string | undefined; to: string | undefined }

/** Why days are no range to make figures for, if so. */
export function rangeProblem({ from, to }: Days): RangeProblem | undefined {
  if (!from || !to) return 'incomplete'
  if (from > to) return 'backwards'
  return countDays({ from, to }) > maxDays ? 'tooLong' : undefined
}

/** Whether figures can be made for these days. */
export function isRange(days: Days): days is DayRange {
  return rangeProblem(days) === undefined
}

/** How many days a range has. */
export function countDays({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
}

function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
}

/** How a figure stands against the period before; `by` is null where there was nothing to compare with. */
export type Change = { way: 'up' | 'down' | 'same'; by: number | null }

/** An amount against the one before, as a share of it. There is no percentage of nothing. */
export function changeOf({ current, previous }: Kpi): Change {
  const way = wayOf(current - previous)
  return { way, by: previous === 0 ? null : Math.abs(current - previous) / previous }
}

/** A rate against the one before, in points: from 5 % to 8 % is 3 points, not 60 %. */
export function pointsOf({ current, previous }: Kpi): Change {
  // What would be told as 0.0 has not changed.
  const points = Math.round((current - previous) * 1000) / 10
  return { way: wayOf(points), by: Math.abs(points) }
}

function wayOf(difference: number): Change['way'] {
  if (difference === 0) return 'same'
  return difference > 0 ? 'up' : 'down'
}
