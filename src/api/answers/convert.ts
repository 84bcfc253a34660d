import { readMoment } from '../../lib/dates.ts'
import { numberIn, wholeNumberIn } from '../../lib/numbers.ts'
import type { ValueKind, OneOf } from './shape.ts'

/** Returns a plain value as the contract's type if its meaning is clear, otherwise `undefined`. */
export function convert(shape: ValueKind | OneOf, value: unknown, imageBase: string): unknown {
  if (typeof shape === 'object') return choiceOf(shape, value)
  if (shape === 'any') return value
  if (shape === 'whole') return wholeNumberIn(value)
  if (shape === 'number') return numberIn(value)
  if (shape === 'flag') return flagOf(value)
  if (shape === 'moment') return momentOf(value)
  const text = textOf(value)
  return shape === 'image' && text ? resolved(text, imageBase) : text
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

/** Returns the value of the list that is meant, even if its spelling differs: `"COD"`, `"2"`. */
function choiceOf({ oneOf }: OneOf, value: unknown): unknown {
  if (oneOf.some((one) => one === value)) return value
  const text = textOf(value)?.toLowerCase()
  return text === undefined ? undefined : oneOf.find((one) => String(one).toLowerCase() === text)
}

/** A time that every browser can parse. Numbers count from 1970. */
function momentOf(value: unknown): string | undefined {
  const seconds = numberIn(value)
  if (seconds !== undefined) {
    // The result is null for a time beyond the calendar.
    return new Date(seconds < 1e11 ? seconds * 1000 : seconds).toJSON() ?? undefined
  }
  return typeof value === 'string' ? readMoment(value) : undefined
}

/** Returns the address of an image. Addresses with a scheme and addresses of another host stay unchanged. */
export function resolved(address: string, base: string): string {
  if (!base || /^([a-z][a-z\d+.-]*:|\/\/)/i.test(address)) return address
  try {
    return new URL(address, base).href
  } catch {
    return address
  }
}
