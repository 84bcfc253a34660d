import { readTimestamp } from '../../lib/dates.ts'
import { readNumber, wholeNumberIn } from '../../lib/numbers.ts'
import type { ValueKind, OneOf } from './shape.ts'

/**
 * Converts a value to the type in the contract, for example the text `"5"` to the number 5. Returns
 * `undefined` if the meaning of the value is not clear.
 */
export function convertValue(shape: ValueKind | OneOf, value: unknown, imageBase: string): unknown {
  if (typeof shape === 'object') return choiceOf(shape, value)
  if (shape === 'any') return value
  if (shape === 'whole') return wholeNumberIn(value)
  if (shape === 'number') return readNumber(value)
  if (shape === 'flag') return flagOf(value)
  if (shape === 'moment') return momentOf(value)
  const text = textOf(value)
  return shape === 'image' && text ? resolveImageUrl(text, imageBase) : text
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined
}

function flagOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  if (/^(1|true)$/i.test(textOf(value) ?? '')) return true
  return /^(0|false)$/i.test(textOf(value) ?? '') ? false : undefined
}

/**
 * Returns the value of the list that the host means. Case and type may differ: `"COD"` means `cod`, and `"2"`
 * means 2.
 */
function choiceOf({ oneOf }: OneOf, value: unknown): unknown {
  if (oneOf.some((one) => one === value)) return value
  const text = textOf(value)?.toLowerCase()
  return text === undefined ? undefined : oneOf.find((one) => String(one).toLowerCase() === text)
}

/** Returns a time that every browser can parse. A number counts the seconds or milliseconds since 1970. */
function momentOf(value: unknown): string | undefined {
  const seconds = readNumber(value)
  if (seconds !== undefined) {
    // `toJSON` returns null for a time that is too far away for a `Date`.
    return new Date(seconds < 1e11 ? seconds * 1000 : seconds).toJSON() ?? undefined
  }
  return typeof value === 'string' ? readTimestamp(value) : undefined
}

/**
 * Returns an absolute image URL. A URL with a scheme or a host stays unchanged. Without a base, and if the
 * URL is not valid, the text stays unchanged too.
 */
export function resolveImageUrl(address: string, base: string): string {
  if (!base || /^([a-z][a-z\d+.-]*:|\/\/)/i.test(address)) return address
  try {
    return new URL(address, base).href
  } catch {
    return address
  }
}
