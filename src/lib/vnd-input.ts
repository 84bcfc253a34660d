import { groupVnd } from './money'

/** Why a text is no amount of money. */
export type VndProblem = 'negative' | 'fraction' | 'tooBig' | 'notNumber'
/** What a text says: whole VND, nothing (`null`), or what is wrong with it. */
export type VndReading = { amount: number | null } | { problem: VndProblem }

/** As price tags are written: `250.000`, `250,000`, `250 000`, `250k`, `1,5tr`, with or without a currency. */
const written = /^(\d{1,3}(?:[.,\s]\d{3})+|\d+)(?:[.,](\d+))?(k|tr)?$/
const units = { k: 1000, tr: 1_000_000 } as const

/** Reads an amount as people write it (Product §10): whole VND, with `k` for thousands and `tr` for millions. */
export function readVnd(text: string): VndReading {
  const tidy = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(vnd|vnđ|đ|₫)\s*$/, '')
    .trim()
  if (tidy === '') return { amount: null }
  if (/^[-−–]\s*\d/.test(tidy)) return { problem: 'negative' }
  const [, whole, part = '', unit] = written.exec(tidy) ?? []
  if (whole === undefined) return { problem: 'notNumber' }
  const factor = unit === 'k' || unit === 'tr' ? units[unit] : 1
  const digits = whole.replace(/\D/g, '')
  const amount = Number(`${digits}.${part || 0}`) * factor
  // A tenth of a thousand is a hundred: `1,5k` is whole, `1,5` is not.
  const rounded = Math.round(amount)
  if (Math.abs(amount - rounded) > 1e-6) return { problem: 'fraction' }
  if (part && factor === 1) return { problem: 'fraction' }
  return Number.isSafeInteger(rounded) ? { amount: rounded } : { problem: 'tooBig' }
}

/** The amount of a text that says one. */
export function amountOf(text: string): number | null {
  const reading = readVnd(text)
  return 'amount' in reading ? reading.amount : null
}

type Typed = { text: string; caret: number }

/**
 * What a field shows after a change of its text, and where the caret goes: amounts are grouped anew, with the caret
 * behind the same digit; anything else stays as it was typed, to be judged when the field is left.
 */
export function typedVnd(before: string, after: string, caret: number): Typed {
  // Our own dots stand wrong as soon as a digit comes or goes; typed ones mean what they say (250.00 is no 25.000).
  const ours = isGrouped(before) && !/[.,]/.test(inserted(before, after))
  const plain = ours ? after.replaceAll('.', '') : after
  const reading = readVnd(plain)
  const amount = 'amount' in reading ? reading.amount : null
  if (amount === null) return { text: plain, caret: caret - (after.length - plain.length) }
  const text = groupVnd(amount)
  return { text, caret: placeBefore(text, digitsIn(after.slice(caret))) }
}

function isGrouped(text: string): boolean {
  const amount = amountOf(text)
  return text === '' || (amount !== null && groupVnd(amount) === text)
}

/** The letters of `after` that `before` did not have there. */
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

/** The place with so many digits behind it; before a dot rather than after it. */
function placeBefore(text: string, behind: number): number {
  let place = text.length
  while (place > 0 && digitsIn(text.slice(place)) < behind) place -= 1
  return text[place - 1] === '.' ? place - 1 : place
}
