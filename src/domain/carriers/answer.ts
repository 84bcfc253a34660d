import { fold } from '@/lib/text'
import { orderWork } from '../order/description'
import type { CarrierFile } from './carrier-file'

/** An order as the list knows it. */
type KnownOrder = { code: string; status: string }

/** A row that gave no order its number, by its place in the file, the first being 1. */
export type RefusedRow = {
  row: number
  reason: 'noCode' | 'noNumber' | 'tooLong' | 'unknown' | 'notReady' | 'codeTwice' | 'numberTwice'
  code: string
  number: string
}

/** A row with its cells that count. */
export type AnswerRow = { row: number; code: string; number: string }

/** Lines that may stand above the headings. */
const mostAbove = 10

/** Returns the rows of a carrier's answer, found by its headings of code and tracking number; null where no line has both. */
export function answerRows(
  table: readonly (readonly string[])[],
  { answer }: CarrierFile,
): readonly AnswerRow[] | null {
  return rowsBelow(table, (head) => {
    const [code, number] = [head(answer.code), head(answer.number)]
    if (code === undefined || number === undefined) return null
    return (at, row) => ({ row, code: at(code), number: at(number) })
  })
}

/** Makes a row of its cells, which it finds by their column, and of its place in the file. */
type RowReader<Row> = (at: (column: number) => string, row: number) => Row

/**
 * Returns the rows below the first line that has enough headings; null where none has. `reader` is asked with the columns of a line, and answers null
 * where it misses one. A row without code and number is none.
 */
export function rowsBelow<Row extends { code: string; number: string }>(
  table: readonly (readonly string[])[],
  reader: (columnOf: (names: readonly string[]) => number | undefined) => RowReader<Row> | null,
): readonly Row[] | null {
  for (const [index, heads] of table.slice(0, mostAbove).entries()) {
    const folded = heads.map(headKey)
    const read = reader((names) =>
      names.map((name) => folded.indexOf(headKey(name))).find((column) => column >= 0),
    )
    if (!read) continue
    return table.slice(index + 1).flatMap((cells, below) => {
      const row = read((column) => (cells[column] ?? '').trim(), index + below + 2)
      return row.code || row.number ? [row] : []
    })
  }
  return null
}

const headKey = (head: string) => fold(head).replace(/[^a-z0-9]/g, '')
export const codeKey = (code: string) => code.replace(/^['#]+/, '').toUpperCase()
export const numberKey = (number: string) => number.replace(/\s/g, '').toUpperCase()

/** Returns the codes that none of the orders has. */
export function codesLeft(
  rows: readonly Pick<AnswerRow, 'code'>[],
  orders: readonly Pick<KnownOrder, 'code'>[],
): readonly string[] {
  const known = new Set(orders.map(({ code }) => codeKey(code)))
  const codes = new Set(rows.map(({ code }) => codeKey(code)))
  return [...codes].filter((code) => code !== '' && !known.has(code))
}

/**
 * Gives orders their tracking numbers by code, never by place. A row that says the same as one before is that one; where rows
 * contradict each other, neither counts. Only orders that are ready to leave get a number.
 */
export function matchAnswer<Known extends KnownOrder>(
  rows: readonly AnswerRow[],
  orders: readonly Known[],
): { numbers: ReadonlyMap<Known, string>; refused: readonly RefusedRow[] } {
  const byCode = new Map(orders.map((order) => [codeKey(order.code), order]))
  const numbersOf = valuesBy(
    rows,
    ({ code }) => codeKey(code),
    ({ number }) => numberKey(number),
  )
  const codesOf = valuesBy(
    rows,
    ({ number }) => numberKey(number),
    ({ code }) => codeKey(code),
  )
  const reasonOf = ({ code, number }: AnswerRow): RefusedRow['reason'] | undefined => {
    const order = byCode.get(codeKey(code))
    if (code === '') return 'noCode'
    if (!order) return 'unknown'
    if (order.status !== 'processing') return 'notReady'
    if (number === '') return 'noNumber'
    if (number.length > orderWork.tracking_number.max) return 'tooLong'
    if ((numbersOf.get(codeKey(code))?.size ?? 0) > 1) return 'codeTwice'
    return (codesOf.get(numberKey(number))?.size ?? 0) > 1 ? 'numberTwice' : undefined
  }
  const numbers = new Map<Known, string>()
  const refused: RefusedRow[] = []
  for (const row of rows) {
    const reason = reasonOf(row)
    const order = byCode.get(codeKey(row.code))
    if (reason) refused.push({ ...row, reason })
    else if (order) numbers.set(order, row.number)
  }
  return { numbers, refused }
}

/** Returns the different values of rows by a key, empty ones left out. */
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
