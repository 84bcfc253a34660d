import type { Answer } from './answer'

/** Fields with a name or a short text, which `texts.long` makes longer. */
const short = /^((full_|first_|last_|product_|category_|original_)?name|title(_\d)?|label|brand)$/

/** The contract's limit for most of these fields. */
const most = 255

/** Repeats a text, and ends with a word that has no place to break. */
function longer(text: string): string {
  if (text === '') return text
  const word = 'Rấtdàikhôngcóchỗngắtdòngnàocả'
  return `${text} ${text} ${text} ${word}`.slice(0, most)
}

function lengthened(value: unknown, name: string): unknown {
  if (typeof value === 'string') return short.test(name) ? longer(value) : value
  if (Array.isArray(value)) return value.map((part) => lengthened(part, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, lengthened(part, key)]),
  )
}

/** Returns an answer whose names and titles are as long as they may be. Errors stay as they are. */
export function withLongTexts({ status, body }: Answer): Answer {
  return status >= 400 ? { status, body } : { status, body: lengthened(body, '') }
}
