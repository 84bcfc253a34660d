import { groupVnd } from './money'

export type VndProblem = 'negative' | 'fraction' | 'tooBig' | 'notNumber'
/** A parsed text: whole VND, `null` for an empty text, or the problem. */
export type VndReading = { amount: number | null } | { problem: VndProblem }

/**
 * Amounts as on price tags and in chats, without marks: `250.000`, `250,000`, `250 000`, `250k`, `250 nghin`, `1,5tr`,
 * `1tr5`, `1 trieu 250 nghin`. Digits after a unit are its decimals, unless they have a unit of their own.
 */
const priceTag =
  /^(\d{1,3}(?:[.,\s]\d{3})+|\d+)(?:[.,](\d+))?(?:\s*(k|nghin|ngan|tr|trieu)(?:\s*(\d{1,3})(?:\s*(k|nghin|ngan))?)?)?$/

const factorOf = (unit: string | undefined) => {
  if (unit === undefined) return 1
  return unit.startsWith('tr') ? 1_000_000 : 1000
}

function tidied(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(/(vnd|dong|d|₫)\s*$/, '')
    .trim()
}

/** Parses an amount of whole VND, with `k` or "nghìn" for thousands and `tr` or "triệu" for millions (Product §10). */
export function readVnd(text: string): VndReading {
  const tidy = tidied(text)
  if (tidy === '') return { amount: null }
  if (/^[-−–]\s*\d/.test(tidy)) return { problem: 'negative' }
  const [, whole, part = '', unit, after = '', smaller] = priceTag.exec(tidy) ?? []
  // `1,5tr5` has decimals twice, and a thousand has no thousands.
  if (whole === undefined || (part && after) || (smaller && factorOf(unit) === 1000))
    return { problem: 'notNumber' }
  const factor = factorOf(unit)
  const decimals = part || (smaller ? '' : after)
  const amount =
    Number(`${whole.replace(/\D/g, '')}.${decimals || 0}`) * factor +
    (smaller ? Number(after) * 1000 : 0)
  // `1,5k` is whole, `1,5` is not.
  const rounded = Math.round(amount)
  if (Math.abs(amount - rounded) > 1e-6) return { problem: 'fraction' }
  if (part && factor === 1) return { problem: 'fraction' }
  return Number.isSafeInteger(rounded) ? { amount: rounded } : { problem: 'tooBig' }
}

export function amountOf(text: string): number | null {
  const reading = readVnd(text)
  return 'amount' in reading ? reading.amount : null
}

/** Returns how a text shows once its field is left: an amount in groups, anything else as it is. */
export function groupedVnd(text: string): string {
  const amount = amountOf(text)
  return amount === null ? text : groupVnd(amount)
}

/** A unit that can go on: `1tr` may become `1tr5`, or the word be typed to its end. */
const unfinished = /\d\s*(tr|trieu|nghin|ngan)\s*\d*$/

type Typed = { text: string; caret: number }

/**
 * Returns what a field shows after its text changed, and where the caret goes. Amounts are regrouped with the caret
 * after the same digit; any other text, and one whose unit may go on, stays as typed until the field loses focus.
 */
export function typedVnd(before: string, after: string, caret: number): Typed {
  // Our own dots are misplaced once a digit comes or goes. Dots that were typed count: 250.00 is not 25.000.
  const ours = isGrouped(before) && !/[.,]/.test(inserted(before, after))
  const plain = ours ? after.replaceAll('.', '') : after
  const reading = readVnd(plain)
  const amount = 'amount' in reading ? reading.amount : null
  if (amount === null || unfinished.test(tidied(plain)))
    return { text: plain, caret: caret - (after.length - plain.length) }
  const text = groupVnd(amount)
  return { text, caret: caretBefore(text, digitsIn(after.slice(caret))) }
}

function isGrouped(text: string): boolean {
  const amount = amountOf(text)
  return text === '' || (amount !== null && groupVnd(amount) === text)
}

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
