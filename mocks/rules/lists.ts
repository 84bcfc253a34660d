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

export function sortParts(sort: string): { column: string; direction: 1 | -1 } {
  return sort.startsWith('-')
    ? { column: sort.slice(1), direction: -1 }
    : { column: sort, direction: 1 }
}

type Made = { id: number; created_at: string }

/**
 * Compares by date, oldest first. Compares the dates as plain text, because ISO 8601 in UTC sorts correctly
 * that way and a collator takes ten times as long.
 */
export function byTimes(a: Made, b: Made): number {
  if (a.created_at !== b.created_at) return a.created_at < b.created_at ? -1 : 1
  return a.id - b.id
}

/**
 * Keeps a value that is made from some tables until one of the tables changes. A write replaces a table's
 * list of rows.
 */
export function keptWhile<Value>() {
  let last: { sources: readonly unknown[]; value: Value } | null = null
  return (sources: readonly unknown[], make: () => Value): Value => {
    const isSame = sources.every((rows, at) => rows === last?.sources[at])
    if (!last || !isSame) last = { sources, value: make() }
    return last.value
  }
}

/**
 * Fixed parts of the contract's paths, in places where other paths have a slug. No slug may have such a name.
 */
const reserved: ReadonlySet<string> = new Set(['by-category', 'by-ids'])

/**
 * Returns a slug without diacritics. It gets a number when the name is reserved or already used. `otherwise`
 * is used for names without a letter.
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
 * Returns a time that is always later than `previous`, even with a fixed clock, so that two versions differ.
 */
export function nextVersion(previous: string, now: Date): string {
  return new Date(Math.max(now.getTime(), new Date(previous).getTime() + 1)).toISOString()
}

/**
 * True when the row has changed since the version `edited`. A request without a version counts as up to date.
 */
export function isOutdated(edited: string | undefined, current: string): boolean {
  return edited !== undefined && new Date(edited).getTime() !== new Date(current).getTime()
}

/** The time zone Asia/Ho_Chi_Minh is UTC+7 all year. */
const shopOffsetMs = 7 * 3_600_000

function startOf(day: string): string {
  return new Date(Date.parse(day) - shopOffsetMs).toISOString().slice(0, 19)
}

/**
 * Returns a test for timestamps between two days, both included. It compares texts, because parsing dates is
 * slower.
 */
export function isWithinDays(days: { from?: string; to?: string }): (at: string) => boolean {
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
