/** Product §2.8. Lengths are in characters, the delay in ms. */
export const searchLimits = {
  minLength: 2,
  maxLength: 100,
  delayMs: 300,
  hits: 5,
  recent: 5,
} as const

const invisible = /\p{Cf}/gu
const gaps = /[\p{Cc}\s]+/gu

/** Returns the text to search for: NFC, one line, no invisible characters, at most 100 characters. */
export function searchText(typed: string): string {
  const text = typed.normalize('NFC').replace(invisible, '').replace(gaps, ' ').trim()
  return Array.from(text).slice(0, searchLimits.maxLength).join('').trim()
}
