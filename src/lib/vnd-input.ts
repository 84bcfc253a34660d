import { groupVnd } from './money'

/** Why a text is not an amount of money. */
export type VndProblem = 'negative' | 'fraction' | 'tooBig' | 'notNumber'
/** A parsed text: whole VND, `null` for an empty text, or the problem. */
export type VndReading = { amount: number | null } | { problem: VndProblem }

/** Amounts as on price tags: `250.000`, `250,000`, `250 000`, `250k`, `1,5tr`, with or without a currency. */
const priceTag = /^(\d{1,3}(?:[.,\s]\d{3})+|\d+)(?:[.,](\d+))?(k|tr)?$/
const units = { k: 1000, tr: 1_000_000 } as const

/** Parses an amount of whole VND, with `k` for thousands and `tr` for millions (Product §10). */
export function readVnd(text: string): VndReading {
  const tidy = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(vnd|vnđ|đ|₫)\s*$/, '')
    .trim()
  if (tidy === '') return { amount: null }
  if (/^[-−–]\s*\d/.test(tidy)) return { problem: 'negative' }
  const [, whole, part = '', unit] = priceTag.exec(tidy) ?? []
  if (whole === undefined) return { problem: 'notNumber' }
  const factor = unit === 'k' || unit === 'tr' ? units[unit] : 1
  const digits = whole.replace(/\D/g, '')
  const amount = Number(`${digits}.${part || 0}`) * factor
  // `1,5k` is whole, `1,5` is not.
  const rounded = Math.round(amount)
  if (Math.abs(amount - rounded) > 1e-6) return { problem: 'fraction' }
  if (part && factor === 1) return { problem: 'fraction' }
  return Number.isSafeInteger(rounded) ? { amount: rounded } : { problem: 'tooBig' }
}

/** Returns the amount of a text in whole VND, or null when it is empty or not an amount. */
export function amountOf(text: string): number | null {
  const reading = readVnd(text)
  return 'amount' in reading ? reading.amount : null
}

type Typed = { text: string; caret: number }

/**
 * Returns what a field shows after its text changed, and where the caret goes. Amounts are regrouped with the caret
 * after the same digit; any other text stays as typed, and is checked when the field loses focus.
 */
export function typedVnd(before: string, after: string, caret: number): Typed {
  // Our own dots are misplaced once a digit comes or goes. Dots that were typed count: 250.00 is not 25.000.
  const ours = isGrouped(before) && !/[.,]/.test(inserted(before, after))
  const plain = ours ? after.replaceAll('.', '') : after
  const reading = readVnd(plain)
  const amount = 'amount' in reading ? reading.amount : null
  if (amount === null) return { text: plain, caret: caret - (after.length - plain.length) }
  const text = groupVnd(amount)
  return { text, caret: caretBefore(text, digitsIn(after.slice(caret))) }
}

function isGrouped(text: string): boolean {
  const amount = amountOf(text)
  return text === '' || (amount !== null && groupVnd(amount) === text)
}

/** Returns the characters that were inserted between `before` and `after`. */
function inserted(before: string, after: string): string {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return after.slice(start, after.length - end)
}

function digitsIn(text: string): number {
  return text.replace(/\D/g, '').length
}

/** Returns the position with this many digits after it, before a dot rather than after it. */
function caretBefore(text: string, digitsAfter: number): number {
  let caret = text.length
  while (caret > 0 && digitsIn(text.slice(caret)) < digitsAfter) caret -= 1
  return text[caret - 1] === '.' ? caret - 1 : caret
}
