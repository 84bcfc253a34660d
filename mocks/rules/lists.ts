import type { Pagination } from '@/api/generated/model'
import { addDays, countDays } from '@/lib/dates'
import { isSlug as isSlugText, slugify } from '@/lib/text'

export function pageOf<Item>(
  items: readonly Item[],
  { page, per_page }: { page: number; per_page: number },
): { items: readonly Item[]; pagination: Pagination } {
  const total = items.length
  const last_page = Math.max(1, Math.ceil(total / per_page))
  const start = (page - 1) * per_page
  return {
    items: items.slice(start, start + per_page),
    pagination: { current_page: page, last_page, per_page, total },
  }
}

export function isPermutation<Key>(order: readonly Key[], known: readonly Key[]): boolean {
  const named = new Set(order)
  return order.length === known.length && known.every((key) => named.has(key))
}

export function parseSort(sort: string): { column: string; direction: 1 | -1 } {
  return sort.startsWith('-')
    ? { column: sort.slice(1), direction: -1 }
    : { column: sort, direction: 1 }
}

type Made = { id: number; created_at: string }

/**
 * Sorts by date, oldest first. It compares the dates as plain texts. ISO 8601 in UTC sorts correctly that
 * way, and a collator takes ten times as long.
 */
export function byCreation(a: Made, b: Made): number {
  if (a.created_at !== b.created_at) return a.created_at < b.created_at ? -1 : 1
  return a.id - b.id
}

/**
 * Returns a cache for one value that is made from tables. The value is made again when a table has another
 * list of rows, because every write to a table replaces its list.
 */
export function tableCache<Value>() {
  let last: { sources: readonly unknown[]; value: Value } | null = null
  return (sources: readonly unknown[], make: () => Value): Value => {
    const isSame = sources.every((rows, at) => rows === last?.sources[at])
    if (!last || !isSame) last = { sources, value: make() }
    return last.value
  }
}

/** Words that the contract's paths have in the place of a slug. No slug may be one of them. */
const reserved: ReadonlySet<string> = new Set(['by-category', 'by-ids'])

/**
 * Returns a free slug for a name, without diacritics. It ends with a number when the plain slug is reserved
 * or used. A name without letters gives `otherwise`.
 */
export function freeSlug(
  name: string,
  isTaken: (slug: string) => boolean,
  otherwise: string,
): string {
  const base = slugify(name) || otherwise
  const isFree = (slug: string) => !reserved.has(slug) && !isTaken(slug)
  let slug = base
  for (let number = 2; !isFree(slug); number += 1) slug = `${base}-${number}`
  return slug
}

export function isSlug(text: string): boolean {
  return isSlugText(text) && !reserved.has(text)
}

/**
 * Returns a time for a new version that is later than `previous`. Even with a fixed clock, two versions
 * differ.
 */
export function nextVersion(previous: string, now: Date): string {
  return new Date(Math.max(now.getTime(), new Date(previous).getTime() + 1)).toISOString()
}

/**
 * Returns whether a row has changed since the version `edited`. A request without a version counts as up to
 * date.
 */
export function isOutdated(edited: string | undefined, current: string): boolean {
  return edited !== undefined && new Date(edited).getTime() !== new Date(current).getTime()
}

/** The shop's time zone is Asia/Ho_Chi_Minh. It is UTC+7 all year. */
const shopOffsetMs = 7 * 3_600_000

function startOf(day: string): string {
  return new Date(Date.parse(day) - shopOffsetMs).toISOString().slice(0, 19)
}

/**
 * Returns a test for timestamps. It accepts the times from the first day to the last day, both included. It
 * compares texts, because parsing dates is slower.
 */
export function dayRangeTest(days: { from?: string; to?: string }): (at: string) => boolean {
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
