import * as v from 'valibot'
import { filledText, validEntries } from '@/lib/schema'
import { localStore, readStored } from '@/lib/storage'
import { searchLimits, searchText } from './search-text'

const key = 'recent_searches'
const schema = v.pipe(
  validEntries(v.pipe(filledText, v.transform(searchText))),
  v.array(filledText),
)

/** The texts that were searched for on this device, the newest first. */
export function readRecent(): readonly string[] {
  return [...new Set(readStored(localStore, key, schema) ?? [])].slice(0, searchLimits.recent)
}

/** Keeps a text in front. Does nothing with a full or blocked storage. */
export function keepRecent(text: string): void {
  if (text.length < searchLimits.minLength) return
  const others = readRecent().filter((kept) => kept.toLowerCase() !== text.toLowerCase())
  localStore.write(key, JSON.stringify([text, ...others].slice(0, searchLimits.recent)))
}

export function clearRecent(): void {
  localStore.remove(key)
}
