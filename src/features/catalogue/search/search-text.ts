import * as v from 'valibot'
import { kept, parseKept } from '@/lib/kept'
import { nonEmptyText, validEntries } from '@/lib/schema'
import { tidyText } from '@/lib/text'

/**
 * Limits of the search (Product §2.8): lengths in characters, the delay in ms, and the maximum number of
 * texts or products in each list.
 */
export const searchLimits = {
  minLength: 2,
  maxLength: 100,
  delayMs: 300,
  hits: 5,
  recent: 5,
  often: 6,
} as const

/**
 * Returns the text to search for: in Unicode form NFC, in one line, at most 100 characters, and without
 * invisible characters. Example: ' áo  sơ mi ' -> 'áo sơ mi'.
 */
export function searchText(typed: string): string {
  const text = tidyText(typed)
  return Array.from(text).slice(0, searchLimits.maxLength).join('').trim()
}

const recent = kept('recent_searches')

const schema = v.pipe(
  validEntries(v.pipe(nonEmptyText, v.transform(searchText))),
  v.array(nonEmptyText),
)

export function recentSearches(): readonly string[] {
  return [...new Set(parseKept(recent, schema) ?? [])].slice(0, searchLimits.recent)
}

/**
 * Stores a search as the most recent one. Does nothing if the text is too short, or if the storage is full or
 * blocked.
 */
export function addRecentSearch(text: string): void {
  if (text.length < searchLimits.minLength) return
  const others = recentSearches().filter((kept) => kept.toLowerCase() !== text.toLowerCase())
  recent.write(JSON.stringify([text, ...others].slice(0, searchLimits.recent)))
}

export function deleteRecentSearches(): void {
  recent.remove()
}
