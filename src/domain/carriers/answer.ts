import { plain } from '@/lib/characters'
import { hasLostDigits, tidyCode } from '@/lib/kinds/code'
import { headingsAt, type Table } from '@/lib/table'
import { fold } from '@/lib/text'
import { orderWork } from '../order/description'
import type { CarrierFile } from './carrier-file'

/** An order, with the facts that the list knows. */
type KnownOrder = { code: string; status: string }

/** A row of the file from which no order got a number. `row` counts from 1. */
export type RefusedAnswerRow = {
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

/** The cells of a row that are needed. */
export type AnswerRow = { row: number; code: string; number: string }

/** Returns the rows of a carrier's answer, or null when no line has headings for code and tracking number. */
export function answerRows(table: Table, { answer }: CarrierFile): readonly AnswerRow[] | null {
  const rows = rowsBelow(table, [answer.code, answer.number], (found) => found.every(Boolean))
  return (
    rows?.flatMap(({ row, cells: [code = '', number = ''] }) =>
      code || number ? [{ row, code, number }] : [],
    ) ?? null
  )
}

/**
 * Finds the first line with enough of the wanted headings and returns the rows below it. Cells come in the
 * order of `wanted`; a missing column gives empty cells. Returns null when no line has enough headings.
 */
export function rowsBelow(
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
  const above = headingsAt(table, (heads) => (isEnough(has(heads)) ? 1 : 0))
  if (above < 0) return null
  const columns = columnsIn(table[above] ?? [])
  return table.slice(above + 1).map((cells, below) => ({
    row: above + below + 2,
    cells: columns.map((at) => (at === undefined ? '' : plain(cells[at] ?? ''))),
  }))
}

const headKey = (head: string) => fold(head).replace(/[^a-z0-9]/g, '')

/** Returns the codes of a file that belong to none of the orders. */
export function unknownCodes(
  rows: readonly Pick<AnswerRow, 'code'>[],
  orders: readonly Pick<KnownOrder, 'code'>[],
): readonly string[] {
  const known = new Set(orders.map(({ code }) => tidyCode(code)))
  const codes = new Set(rows.map(({ code }) => tidyCode(code)))
  return [...codes].filter((code) => code !== '' && !known.has(code))
}

/**
 * Gives orders their tracking numbers by code, never by position. A repeated row counts once. Rows that
 * contradict each other do not count. Only orders that are ready to leave get a number.
 */
export function matchAnswer<Known extends KnownOrder>(
  rows: readonly AnswerRow[],
  orders: readonly Known[],
): { numbers: ReadonlyMap<Known, string>; refused: readonly RefusedAnswerRow[] } {
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
  const reasonOf = ({ code, number }: AnswerRow): RefusedAnswerRow['reason'] | undefined => {
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
  const refused: RefusedAnswerRow[] = []
  for (const row of rows) {
    const reason = reasonOf(row)
    const order = byCode.get(tidyCode(row.code))
    if (reason) refused.push({ ...row, reason })
    else if (order) numbers.set(order, row.number)
  }
  return { numbers, refused }
}

/** Groups the different values of rows by a key. Empty values are left out. */
function valuesBy(
  rows: readonly AnswerRow[],
  keyOf: (row: AnswerRow) => string,
  valueOf: (row: AnswerRow) => string,
): ReadonlyMap<string, ReadonlySet<string>> {
  const groups = Map.groupBy(rows, keyOf)
  return new Map(
    [...groups].map(([key, group]) => [key, new Set(group.map(valueOf).filter(Boolean))]),
  )
}
