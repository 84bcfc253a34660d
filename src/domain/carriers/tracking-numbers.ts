import { hasLostDigits, readCode, tidyCode } from '@/lib/kinds/code'
import { readBlock } from '@/lib/table'
import { orderWork } from '../order/description'

/** An order that is about to leave. */
type Parcel = { id: number; code: string }

/** Tracking numbers in the form in which they were typed, by the order's id. */
export type NumbersById = ReadonlyMap<number, string>

type Pasting = {
  /** The orders, in the sequence in which they are shown. */
  parcels: readonly Parcel[]
  numbers: NumbersById
  /** The position of the order whose field was pasted into. */
  from: number
  text: string
}

type Pasted = {
  numbers: NumbersById
  /** Lines that matched no order. */
  left: readonly string[]
  /** Codes that came with two different numbers, so they get no number. */
  twice: readonly string[]
}

/**
 * Returns the tracking numbers after a paste from a spreadsheet or a scanner. Two columns, code and number,
 * are matched by code. The lines of a single column go to the orders in their sequence, and an empty line
 * skips its order.
 */
export function pasteNumbers({ parcels, numbers, from, text }: Pasting): Pasted {
  const byCode = new Map(parcels.map((parcel) => [tidyCode(parcel.code), parcel]))
  const lines = readBlock(text).map((row) => cellsOf(row, byCode))
  const hasCodes = lines.some((cells) => cells.length > 1 || isCode(cells[0], byCode))
  const left: string[] = []
  const found = new Map<Parcel, string[]>()
  lines.forEach((cells, index) => {
    if (cells.length === 0) return
    const parcel = hasCodes ? parcelOf(cells, byCode) : parcels[from + index]
    const [number] = hasCodes ? cells.filter((cell) => !isCode(cell, byCode)) : cells
    if (!parcel || !number || number.length > orderWork.tracking_number.max)
      left.push(cells.join(' '))
    else found.set(parcel, [...(found.get(parcel) ?? []), number])
  })
  const isOne = (all: readonly string[]) => new Set(all.map(tidyCode)).size === 1
  return {
    numbers: new Map([
      ...numbers,
      ...[...found].map(([{ id }, all]) => [id, isOne(all) ? (all[0] ?? '') : ''] as const),
    ]),
    left,
    twice: [...found].flatMap(([{ code }, all]) => (isOne(all) ? [] : [code])),
  }
}

/** Returns another order that has the same tracking number. */
export function sameNumber<Other extends Parcel>(
  parcels: readonly Other[],
  numbers: NumbersById,
  { id }: Parcel,
): Other | undefined {
  const own = tidyCode(numbers.get(id) ?? '')
  return own === ''
    ? undefined
    : parcels.find((other) => other.id !== id && tidyCode(numbers.get(other.id) ?? '') === own)
}

type ByCode = ReadonlyMap<string, Parcel>

const isCode = (cell: string | undefined, byCode: ByCode) => byCode.has(tidyCode(cell ?? ''))

/** Splits a cell at commas and semicolons. A number such as `8,43E+20` keeps its comma. */
const partsOf = (cell: string) => (hasLostDigits(cell) ? [cell] : cell.split(/[;,]/))

/** Returns the filled cells of a line. A code and the number after it may share one cell. */
function cellsOf(row: readonly string[], byCode: ByCode): readonly string[] {
  const cells = row.flatMap(partsOf).map(readCode)
  const filled = cells.filter(Boolean)
  const [code = '', ...rest] = filled.length === 1 ? (filled[0]?.split(/\s+/) ?? []) : []
  return rest.length > 0 && isCode(code, byCode) ? [code, rest.join(' ')] : filled
}

/** Returns the order of a line that has two cells, a code and a number. */
function parcelOf(cells: readonly string[], byCode: ByCode): Parcel | undefined {
  const code = cells.length === 2 ? cells.find((cell) => isCode(cell, byCode)) : undefined
  return code === undefined ? undefined : byCode.get(tidyCode(code))
}
