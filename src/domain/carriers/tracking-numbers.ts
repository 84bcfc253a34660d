import { hasLostDigits, readCode, tidyCode } from '@/lib/kinds/code'
import { parseCopiedCells } from '@/lib/table'
import { orderWork } from '../order/description'

/** An order that is about to be sent. */
type Parcel = { id: number; code: string }

/** The tracking numbers as they were typed, by the id of the order. */
export type TrackingById = ReadonlyMap<number, string>

type Pasting = {
  /** The orders in the sequence in which the screen shows them. */
  parcels: readonly Parcel[]
  numbers: TrackingById
  /** The index of the order into whose field the text was pasted. */
  from: number
  text: string
}

type Pasted = {
  numbers: TrackingById
  /** The pasted lines that were not used: no order fits, or the tracking number is missing or too long. */
  left: readonly string[]
  /**
   * The codes of orders for which two different tracking numbers were pasted. These orders get no tracking
   * number.
   */
  twice: readonly string[]
}

/**
 * Returns the tracking numbers after a paste. If any pasted line has a second column or an order code, all
 * lines are assigned by order code. Otherwise the lines are assigned to the orders in their sequence,
 * starting with the field of the paste. An empty line then skips one order.
 */
export function pasteTracking({ parcels, numbers, from, text }: Pasting): Pasted {
  const byCode = new Map(parcels.map((parcel) => [tidyCode(parcel.code), parcel]))
  const lines = parseCopiedCells(text).map((row) => cellsOf(row, byCode))
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

/**
 * Returns an order that has the same tracking number as this order. Returns undefined if there is no such
 * order, or if this order has no tracking number.
 */
export function orderWithSameTracking<Other extends Parcel>(
  parcels: readonly Other[],
  numbers: TrackingById,
  { id }: Parcel,
): Other | undefined {
  const own = tidyCode(numbers.get(id) ?? '')
  return own === ''
    ? undefined
    : parcels.find((other) => other.id !== id && tidyCode(numbers.get(other.id) ?? '') === own)
}

type ByCode = ReadonlyMap<string, Parcel>

const isCode = (cell: string | undefined, byCode: ByCode) => byCode.has(tidyCode(cell ?? ''))

/** Splits a cell at commas and semicolons. A rounded number such as `8,43E+20` is not split. */
const partsOf = (cell: string) => (hasLostDigits(cell) ? [cell] : cell.split(/[;,]/))

/**
 * Returns the filled cells of a line. A single cell with an order code, a space and a tracking number becomes
 * two cells.
 */
function cellsOf(row: readonly string[], byCode: ByCode): readonly string[] {
  const cells = row.flatMap(partsOf).map(readCode)
  const filled = cells.filter(Boolean)
  const [code = '', ...rest] = filled.length === 1 ? (filled[0]?.split(/\s+/) ?? []) : []
  return rest.length > 0 && isCode(code, byCode) ? [code, rest.join(' ')] : filled
}

/** Returns the order of a line with exactly two cells, an order code and a tracking number. */
function parcelOf(cells: readonly string[], byCode: ByCode): Parcel | undefined {
  const code = cells.length === 2 ? cells.find((cell) => isCode(cell, byCode)) : undefined
  return code === undefined ? undefined : byCode.get(tidyCode(code))
}
