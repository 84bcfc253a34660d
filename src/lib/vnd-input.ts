import { plainText } from './characters'
import { readDigits, groupVnd, shiftDecimalPoint } from './numbers'

export type VndProblem = 'negative' | 'fraction' | 'tooBig' | 'notNumber'
/** The result of reading an amount: whole VND, `null` for an empty text, or the problem with the text. */
export type VndReading = { amount: number | null } | { problem: VndProblem }

/** The units of amounts, without diacritics, and the number of zeros that each unit adds. */
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
 * Matches an amount with a unit: `1,5tr`, `1tr5`, `2 trieu ruoi`, `1 trieu 250 nghin`, `1 trieu 250.000`.
 * Digits after the unit are decimals (`1tr5` is 1,500,000), unless they have a unit of their own.
 */
const withUnit = new RegExp(`^(.*?) ?(${unit})(?: ?(\\d{1,3}|ruoi)(?: ?(${unit}|[.,]000))?)?$`)

/**
 * `currency` matches the currency around an amount: `VND 299,000`, `₫299.000`, `299.000 đồng`, `299.000.-`.
 * `besides` matches the other words of a price tag, such as "Giá:" and "/áo" in `Giá: 299k/áo`.
 */
const currency = /^([-+(]?) ?(?:vnd|dong|d|₫)[.:]? ?|(?: ?(?:vnd|dong|d|₫)[.,;]?|[.,/]-)(?=\)?$)/g
const besides = /^gia(?: ban)?:? | ?\/ ?[a-z][a-z ]*$/g

function tidied(text: string): string {
  return plainText(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')
}

/**
 * Reads an amount in whole VND as price tags, chats, spreadsheets and other shops write it (Product §10.4.6).
 * With a unit of a million or more, one dot or comma is a decimal mark: `1.299tr` is 1,299,000. Otherwise a
 * mark before three digits separates thousands: `1.250k` is 1,250,000, because nothing costs 1,250 VND.
 */
export function readVnd(text: string): VndReading {
  const typed = tidied(text)
  const bare = typed.replace(besides, '').replace(currency, '$1').trim()
  return bare === '' && typed !== '' ? { problem: 'notNumber' } : readWhole(bare)
}

/** Reads a whole number of things, without a currency. */
export function readCount(text: string): VndReading {
  return readWhole(tidied(text))
}

function readWhole(tidy: string): VndReading {
  if (tidy === '') return { amount: null }
  const [, head = tidy, large, after = '', small] = withUnit.exec(tidy) ?? []
  const by = zeros[large ?? ''] ?? 0
  const digits = readDigits(head, by > 3 ? 'decimals' : 'thousands')
  const smaller = small?.endsWith('000') ? 3 : zeros[small ?? '']
  // Neither `1,5tr5` nor `1k5k` is an amount. `1,5tr5` has decimals twice. In `1k5k`, the last unit is not
  // smaller than the unit before it.
  if (!digits || (after && digits.part) || (smaller !== undefined && smaller >= by))
    return { problem: 'notNumber' }
  const behind = after === 'ruoi' ? '5' : after
  const part = smaller === undefined ? behind : behind.padStart(by - smaller, '0')
  const { whole, part: rest } = shiftDecimalPoint({ ...digits, part: digits.part || part }, by)
  const amount = Number(whole)
  if (digits.isNegative && Number(`${whole}.${rest}`) > 0) return { problem: 'negative' }
  // `1,5k` is a whole number of VND, and `1,5` is not.
  if (rest) return { problem: 'fraction' }
  return Number.isSafeInteger(amount) ? { amount } : { problem: 'tooBig' }
}

/** Returns the amount in a text, in whole VND. Returns null if the text is empty or not an amount. */
export function vndAmountOf(text: string): number | null {
  const reading = readVnd(text)
  return 'amount' in reading ? reading.amount : null
}

/**
 * Returns the text that a money field shows when it loses the focus. An amount gets its thousands marks. Any
 * other text stays unchanged.
 */
export function groupedVnd(text: string): string {
  const amount = vndAmountOf(text)
  return amount === null ? text : groupVnd(amount)
}

/**
 * Matches the typed texts that get thousands marks at once. `1tr` is not matched, because the user may go on
 * to `1tr5`. A text with a dot or a comma is not matched, because the mark may be a decimal mark.
 */
const groupable = /^(?:[\d ]+|[^.,]*\dk)$/

type Typed = { text: string; caret: number }

/**
 * Returns the text of a money field after a change, and the position of the caret. An amount gets its
 * thousands marks, and the caret stays after the same digit. Any other text stays as typed. `isOurs` is true
 * if the shop added the dots of `before`, false if the person typed them, and undefined if this is unknown.
 */
export function vndAfterTyping(
  before: string,
  after: string,
  caret: number,
  isOurs?: boolean,
): Typed {
  const { start, end, added } = commonStartAndEnd(before, after)
  // After a change of digits, the dots that the shop has added are in the wrong places, so they are removed
  // first. Dots that the person typed stay, because 1.299tr is not 1299tr.
  const isStripped = isOurs !== false && isGroupedVnd(before) && (isOurs || !hasMark(added))
  const bare = (from: number, to: number) =>
    isStripped ? after.slice(from, to).replaceAll('.', '') : after.slice(from, to)
  const text = bare(0, start) + added + bare(after.length - end, after.length)
  const amount = vndAmountOf(text)
  if (amount === null || !groupable.test(tidied(text)))
    return { text, caret: text.length - bare(caret, after.length).length }
  const grouped = groupVnd(amount)
  return { text: grouped, caret: caretBefore(grouped, digitCount(after.slice(caret))) }
}

/** Returns true if the shop, not the person, added the dots of the amount after a change. */
export function areDotsAddedByShop(
  before: string,
  after: string,
  shown: string,
  wereOurs: boolean,
): boolean {
  return shown !== after || (wereOurs && !hasMark(commonStartAndEnd(before, after).added))
}

/** Returns true if the text is empty, or an amount with the thousands marks that the shop adds. */
export function isGroupedVnd(text: string): boolean {
  const amount = vndAmountOf(text)
  return text === '' || (amount !== null && groupVnd(amount) === text)
}

const hasMark = (text: string) => /[.,．，]/.test(text)

/**
 * Returns how many characters two texts share at the start and at the end. `added` is the part of `after`
 * between these characters.
 */
export function commonStartAndEnd(
  before: string,
  after: string,
): { start: number; end: number; added: string } {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return { start, end, added: after.slice(start, after.length - end) }
}

function digitCount(text: string): number {
  return text.replace(/\D/g, '').length
}

/**
 * Returns the caret position after which this number of digits follows. If a dot stands there, the position
 * is before the dot.
 */
function caretBefore(text: string, digitsAfter: number): number {
  let caret = text.length
  while (caret > 0 && digitCount(text.slice(caret)) < digitsAfter) caret -= 1
  return text[caret - 1] === '.' ? caret - 1 : caret
}
