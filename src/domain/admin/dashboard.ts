import * as v from 'valibot'
import { optionalIfValid } from '@/lib/schema'
import { dayInUrl } from './list-search'

/** Ranges with a button of their own; `month` is the default. */
export const presetRanges = ['today', 'week', 'month'] as const
export type PresetRange = (typeof presetRanges)[number]

/** Days of the shop, both included. */
export type DayRange = { from: string; to: string }

const lengths: Record<PresetRange, number> = { today: 1, week: 7, month: 30 }
const dayMs = 86_400_000
/** A year, leap years included. */
const maxDays = 366

/** Search parameters of the overview. The default is the last thirty days; days that are not a range are dropped. */
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

/** Returns the days that search parameters mean, counted back from the shop's today. */
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

/** Returns the number of days in a range. */
export function countDays({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
}

function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
}
