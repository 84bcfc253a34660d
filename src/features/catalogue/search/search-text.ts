import * as v from 'valibot'
import { kept, parseKept } from '@/lib/kept'
import { filledText, validEntries } from '@/lib/schema'
import { tidyText } from '@/lib/text'

/** Limits of the search (Product §2.8). Lengths are in characters, the delay in ms. */
export const searchLimits = {
  minLength: 2,
  maxLength: 100,
  delayMs: 300,
  hits: 5,
  recent: 5,
  often: 6,
} as const

/**
 * Returns the text to search for. It is normalized to NFC, has one line and at most 100 characters, and
 * contains no invisible characters.
 */
export function searchText(typed: string): string {
  const text = tidyText(typed)
  return Array.from(text).slice(0, searchLimits.maxLength).join('').trim()
}

const recent = kept('recent_searches')

const schema = v.pipe(
  validEntries(v.pipe(filledText, v.transform(searchText))),
  v.array(filledText),
)

export function readRecent(): readonly string[] {
  return [...new Set(parseKept(recent, schema) ?? [])].slice(0, searchLimits.recent)
}

/** Stores a search as the most recent search. Does nothing if the storage is full or blocked. */
export function keepRecent(text: string): void {
  if (text.length < searchLimits.minLength) return
  const others = readRecent().filter((kept) => kept.toLowerCase() !== text.toLowerCase())
  recent.write(JSON.stringify([text, ...others].slice(0, searchLimits.recent)))
}

export function clearRecent(): void {
  recent.remove()
}
