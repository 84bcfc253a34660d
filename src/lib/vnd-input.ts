import { plain } from './characters'
import { digitsIn, groupVnd, shifted } from './numbers'

export type VndProblem = 'negative' | 'fraction' | 'tooBig' | 'notNumber'
/** A parsed text: whole VND, `null` for an empty text, or the problem. */
export type VndReading = { amount: number | null } | { problem: VndProblem }

/** Their words without marks, and how many zeros they stand for. */
const zeros: Readonly<Record<string, number>> = {
  k: 3,
  nghin: 3,
  ngan: 3,
  ngin: 3,
  tr: 6,
  trieu: 6,
  ty: 9,
  ti: 9,
}
const unit = Object.keys(zeros)
  .toSorted((one, other) => other.length - one.length)
  .join('|')

/**
 * `1,5tr`, `1tr5`, `2 trieu ruoi`, `1 trieu 250 nghin`, `1 trieu 250.000`. Digits after a unit are its
 * decimals, unless they have a unit of their own.
 */
const withUnit = new RegExp(`^(.*?) ?(${unit})(?: ?(\\d{1,3}|ruoi)(?: ?(${unit}|[.,]000))?)?$`)

/**
 * Around an amount: `VND 299,000`, `₫299.000`, `299.000 đồng`, `299.000.-`; and what a price tag says
 * besides: `Giá: 299k/áo`.
 */
const currency = /^([-+(]?) ?(?:vnd|dong|d|₫)[.:]? ?|(?: ?(?:vnd|dong|d|₫)[.,;]?|[.,/]-)(?=\)?$)/g
const besides = /^gia(?: ban)?:? | ?\/ ?[a-z][a-z ]*$/g

function tidied(text: string): string {
  return plain(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')
}

/**
 * Reads an amount of whole VND as price tags, chats, spreadsheets and other shops write it (Product §10.4.6).
 * With a unit of a million or more, a single `.` or `,` is a decimal mark: `1.299tr` is 1,299,000. Otherwise
 * a mark before three digits groups thousands: `1.250k` is 1,250,000, because nothing costs 1,250 VND.
 */
export function readVnd(text: string): VndReading {
  const typed = tidied(text)
  const bare = typed.replace(besides, '').replace(currency, '$1').trim()
  return bare === '' && typed !== '' ? { problem: 'notNumber' } : readWhole(bare)
}

/** Reads a count: an amount without a currency. */
export function readCount(text: string): VndReading {
  return readWhole(tidied(text))
}

function readWhole(tidy: string): VndReading {
  if (tidy === '') return { amount: null }
  const [, head = tidy, large, after = '', small] = withUnit.exec(tidy) ?? []
  const by = zeros[large ?? ''] ?? 0
  const digits = digitsIn(head, by > 3 ? 'decimals' : 'thousands')
  const smaller = small?.endsWith('000') ? 3 : zeros[small ?? '']
  // `1,5tr5` has decimals twice, and a thousand has no thousands.
  if (!digits || (after && digits.part) || (smaller !== undefined && smaller >= by))
    return { problem: 'notNumber' }
  const behind = after === 'ruoi' ? '5' : after
  const part = smaller === undefined ? behind : behind.padStart(by - smaller, '0')
  const { whole, part: rest } = shifted({ ...digits, part: digits.part || part }, by)
  const amount = Number(whole)
  if (digits.isNegative && Number(`${whole}.${rest}`) > 0) return { problem: 'negative' }
  // `1,5k` is whole, `1,5` is not.
  if (rest) return { problem: 'fraction' }
  return Number.isSafeInteger(amount) ? { amount } : { problem: 'tooBig' }
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

/**
 * Amounts that are grouped at once. Not grouped: a unit that may go on, as `1tr` to `1tr5`, and typed marks,
 * which may be decimal marks.
 */
const groupable = /^(?:[\d ]+|[^.,]*\dk)$/

type Typed = { text: string; caret: number }

/**
 * Returns what a field shows after its text changed, and where the caret goes. Digits are regrouped with the
 * caret after the same digit; any other text stays as typed until the field loses focus. `isOurs` says
 * whether the dots are ours, or were typed; undefined where that is not known.
 */
export function typedVnd(before: string, after: string, caret: number, isOurs?: boolean): Typed {
  const { start, end } = changedPart(before, after)
  const added = after.slice(start, after.length - end)
  // Our own dots are misplaced once a digit comes or goes. Dots that were typed count: 1.299tr is not 1299tr.
  const isStripped = isOurs !== false && isGrouped(before) && (isOurs || !hasMark(added))
  const bare = (from: number, to: number) =>
    isStripped ? after.slice(from, to).replaceAll('.', '') : after.slice(from, to)
  const text = bare(0, start) + added + bare(after.length - end, after.length)
  const amount = amountOf(text)
  if (amount === null || !groupable.test(tidied(text)))
    return { text, caret: text.length - bare(caret, after.length).length }
  const grouped = groupVnd(amount)
  return { text: grouped, caret: caretBefore(grouped, digitCount(after.slice(caret))) }
}

/** Returns whether the marks of an amount are ours after a change. */
export function areOurs(before: string, after: string, shown: string, wereOurs: boolean): boolean {
  return shown !== after || (wereOurs && !hasMark(inserted(before, after)))
}

/** True for an amount as we group it: its dots come and go with its digits. */
export function isGrouped(text: string): boolean {
  const amount = amountOf(text)
  return text === '' || (amount !== null && groupVnd(amount) === text)
}

const hasMark = (text: string) => /[.,．，]/.test(text)

function inserted(before: string, after: string): string {
  const { start, end } = changedPart(before, after)
  return after.slice(start, after.length - end)
}

/** Returns how many characters two texts share at their start, and at their end. */
export function changedPart(before: string, after: string): { start: number; end: number } {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return { start, end }
}

function digitCount(text: string): number {
  return text.replace(/\D/g, '').length
}

/** Returns the position with this many digits after it, before a dot rather than after it. */
function caretBefore(text: string, digitsAfter: number): number {
  let caret = text.length
  while (caret > 0 && digitCount(text.slice(caret)) < digitsAfter) caret -= 1
  return text[caret - 1] === '.' ? caret - 1 : caret
}
