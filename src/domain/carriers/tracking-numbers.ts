import { hasLostDigits, readCode, tidyCode } from '@/lib/kinds/code'
import { readBlock } from '@/lib/table'
import { orderWork } from '../order/description'

/** An order that leaves. */
type Parcel = { id: number; code: string }

/** The tracking numbers as typed, by the order's id. */
export type NumbersById = ReadonlyMap<number, string>

type Pasting = {
  /** The orders, in the order shown. */
  parcels: readonly Parcel[]
  numbers: NumbersById
  /** The place of the order whose field was pasted into. */
  from: number
  text: string
}

type Pasted = {
  numbers: NumbersById
  /** Lines that went to no order. */
  left: readonly string[]
  /** Codes that were named with two numbers, and got neither. */
  twice: readonly string[]
}

/**
 * Returns the tracking numbers after lines were pasted, as a spreadsheet or a scanner gives them. Two
 * columns, code and number, go by the code. One column goes by the place, one line an order; an empty line
 * leaves its order as it is.
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

/** Returns another order with the number of this one. */
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

/** The comma of a number that a spreadsheet has cut is no end of a cell. */
const partsOf = (cell: string) => (hasLostDigits(cell) ? [cell] : cell.split(/[;,]/))

/** Returns the filled cells of a line; a code and what follows it are two, also within one cell. */
function cellsOf(row: readonly string[], byCode: ByCode): readonly string[] {
  const cells = row.flatMap(partsOf).map(readCode)
  const filled = cells.filter(Boolean)
  const [code = '', ...rest] = filled.length === 1 ? (filled[0]?.split(/\s+/) ?? []) : []
  return rest.length > 0 && isCode(code, byCode) ? [code, rest.join(' ')] : filled
}

/** Returns the order of a line with two cells, one of which is a code. */
function parcelOf(cells: readonly string[], byCode: ByCode): Parcel | undefined {
  const code = cells.length === 2 ? cells.find((cell) => isCode(cell, byCode)) : undefined
  return code === undefined ? undefined : byCode.get(tidyCode(code))
}
