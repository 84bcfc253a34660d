import { plainText } from '@/lib/characters'
import { hasLostDigits, tidyCode } from '@/lib/kinds/code'
import { findHeadingIndex, type Table } from '@/lib/table'
import { fold } from '@/lib/text'
import { orderWork } from '../order/description'
import type { CarrierFormat } from './carrier-file'

/** The fields of an order that are compared with the carrier's file. */
type KnownOrder = { code: string; status: string }

/**
 * A row of a carrier's file that was not accepted, and the reason. `row` is the line number, starting with 1.
 */
export type RefusedReplyRow = {
  row: number
  reason:
    | 'noCode'
    | 'noNumber'
    | 'lostDigits'
    | 'tooLong'
    | 'unknown'
    | 'notReady'
    | 'codeTwice'
    | 'numberTwice'
  code: string
  number: string
}

/** The cells of a row that the shop reads. `row` is the line number, starting with 1. */
export type CarrierReplyRow = { row: number; code: string; number: string }

/**
 * Returns the rows of the file that a carrier sends back with tracking numbers. A row without an order code
 * and without a tracking number is left out. Returns null if no line has headings for both.
 */
export function readCarrierReply(
  table: Table,
  { answer }: CarrierFormat,
): readonly CarrierReplyRow[] | null {
  const rows = rowsBelowHeadings(table, [answer.code, answer.number], (found) =>
    found.every(Boolean),
  )
  return (
    rows?.flatMap(({ row, cells: [code = '', number = ''] }) =>
      code || number ? [{ row, code, number }] : [],
    ) ?? null
  )
}

/**
 * Finds the first line with enough of the wanted headings, and returns the rows below it. Each element of
 * `wanted` lists the possible headings of one column. The returned cells are in the order of `wanted`, and a
 * missing column gives empty cells. Returns null if no line has enough headings.
 */
export function rowsBelowHeadings(
  table: Table,
  wanted: readonly (readonly string[])[],
  isEnough: (found: readonly boolean[]) => boolean,
): readonly { row: number; cells: readonly string[] }[] | null {
  const columnsIn = (heads: readonly string[]) => {
    const folded = heads.map(headKey)
    return wanted.map((names) =>
      names.map((name) => folded.indexOf(headKey(name))).find((at) => at >= 0),
    )
  }
  const has = (heads: readonly string[]) => columnsIn(heads).map((at) => at !== undefined)
  const above = findHeadingIndex(table, (heads) => (isEnough(has(heads)) ? 1 : 0))
  if (above < 0) return null
  const columns = columnsIn(table[above] ?? [])
  return table.slice(above + 1).map((cells, below) => ({
    row: above + below + 2,
    cells: columns.map((at) => (at === undefined ? '' : plainText(cells[at] ?? ''))),
  }))
}

const headKey = (head: string) => fold(head).replace(/[^a-z0-9]/g, '')

/** Returns the order codes in a file that belong to none of these orders. */
export function unknownOrderCodes(
  rows: readonly Pick<CarrierReplyRow, 'code'>[],
  orders: readonly Pick<KnownOrder, 'code'>[],
): readonly string[] {
  const known = new Set(orders.map(({ code }) => tidyCode(code)))
  const codes = new Set(rows.map(({ code }) => tidyCode(code)))
  return [...codes].filter((code) => code !== '' && !known.has(code))
}

/**
 * Assigns tracking numbers to orders by order code. Identical rows count once. A row that cannot be used is
 * refused with a reason, for example if rows contradict each other, or if the order is not ready to be sent.
 */
export function matchTrackingNumbers<Known extends KnownOrder>(
  rows: readonly CarrierReplyRow[],
  orders: readonly Known[],
): { numbers: ReadonlyMap<Known, string>; refused: readonly RefusedReplyRow[] } {
  const byCode = new Map(orders.map((order) => [tidyCode(order.code), order]))
  const numbersOf = valuesBy(
    rows,
    ({ code }) => tidyCode(code),
    ({ number }) => tidyCode(number),
  )
  const codesOf = valuesBy(
    rows,
    ({ number }) => tidyCode(number),
    ({ code }) => tidyCode(code),
  )
  const reasonOf = ({ code, number }: CarrierReplyRow): RefusedReplyRow['reason'] | undefined => {
    const order = byCode.get(tidyCode(code))
    if (code === '') return 'noCode'
    if (!order) return 'unknown'
    if (order.status !== 'processing') return 'notReady'
    if (number === '') return 'noNumber'
    if (hasLostDigits(number)) return 'lostDigits'
    if (number.length > orderWork.tracking_number.max) return 'tooLong'
    if ((numbersOf.get(tidyCode(code))?.size ?? 0) > 1) return 'codeTwice'
    return (codesOf.get(tidyCode(number))?.size ?? 0) > 1 ? 'numberTwice' : undefined
  }
  const numbers = new Map<Known, string>()
  const refused: RefusedReplyRow[] = []
  for (const row of rows) {
    const reason = reasonOf(row)
    const order = byCode.get(tidyCode(row.code))
    if (reason) refused.push({ ...row, reason })
    else if (order) numbers.set(order, row.number)
  }
  return { numbers, refused }
}

/** Returns the different values of the rows with each key. Empty values are left out. */
function valuesBy(
  rows: readonly CarrierReplyRow[],
  keyOf: (row: CarrierReplyRow) => string,
  valueOf: (row: CarrierReplyRow) => string,
): ReadonlyMap<string, ReadonlySet<string>> {
  const groups = Map.groupBy(rows, keyOf)
  return new Map(
    [...groups].map(([key, group]) => [key, new Set(group.map(valueOf).filter(Boolean))]),
  )
}
