import type { ProductImportRow, ProductStatus } from '@/api/generated/model'
import { readMoment } from '@/lib/moment'
import { fold, tidyText } from '@/lib/text'
import { readVnd } from '@/lib/vnd-input'
import { codeShape } from '../variant-cells'
import type { ImportField } from './fields'

/** Why the text of a cell is not the value of its field. */
export type CellProblem =
  | 'id'
  | 'notNumber'
  | 'negative'
  | 'fraction'
  | 'tooBig'
  | 'count'
  | 'flag'
  | 'status'
  | 'tooLong'
  | 'version'
  | 'code'

/** Writes a cell into a row. Returns what is wrong with its text, or null. */
type Reader = (row: ProductImportRow, text: string) => CellProblem | null

const longestText = 255

/** The words for a status, folded: ours in both languages, the contract's, and those of other shops. */
const statusWords: Readonly<Record<string, ProductStatus>> = {
  'dang ban': 'active',
  'on sale': 'active',
  active: 'active',
  'ngung ban': 'inactive',
  'off sale': 'inactive',
  inactive: 'inactive',
  archived: 'inactive',
  'ban nhap': 'draft',
  nhap: 'draft',
  draft: 'draft',
}

const flagWords: Readonly<Record<string, boolean>> = {
  co: true,
  yes: true,
  true: true,
  x: true,
  '1': true,
  khong: false,
  no: false,
  false: false,
  '0': false,
}

function textInto(field: 'name' | 'brand' | 'category' | 'color' | 'size'): Reader {
  return (row, text) => {
    if (text.length > longestText) return 'tooLong'
    row[field] = text
    return null
  }
}

function idInto(field: 'product_id' | 'variant_id'): Reader {
  return (row, text) => {
    const id = Number(text.replace(/^#/, ''))
    if (!Number.isSafeInteger(id) || id < 1) return 'id'
    row[field] = id
    return null
  }
}

/** Reads an amount as people write it: `250k`, `250.000`, `250,000`, `250000`. */
function readAmount(text: string, write: (amount: number) => void): CellProblem | null {
  const reading = readVnd(text)
  if ('problem' in reading) return reading.problem
  if (reading.amount !== null) write(reading.amount)
  return null
}

/** A whole number, with or without marks between thousands. */
const count = /^(\d{1,3}(?:[.,\s]\d{3})+|\d+)$/

const readers: Readonly<Record<ImportField, Reader>> = {
  product_id: idInto('product_id'),
  variant_id: idInto('variant_id'),
  name: textInto('name'),
  brand: textInto('brand'),
  category: textInto('category'),
  color: textInto('color'),
  size: textInto('size'),
  sku(row, text) {
    if (!codeShape.test(text)) return 'code'
    row.sku = text
    return null
  },
  status(row, text) {
    const status = statusWords[fold(text)]
    if (!status) return 'status'
    row.status = status
    return null
  },
  is_featured(row, text) {
    const flag = flagWords[fold(text)]
    if (flag === undefined) return 'flag'
    row.is_featured = flag
    return null
  },
  price: (row, text) => readAmount(text, (amount) => (row.price = amount)),
  // An empty cell changes nothing, so a zero is how a sale ends.
  original_price: (row, text) =>
    readAmount(text, (amount) => (row.original_price = amount === 0 ? null : amount)),
  stock(row, text) {
    const pieces = count.test(text) ? Number(text.replace(/\D/g, '')) : Number.NaN
    if (!Number.isSafeInteger(pieces)) return 'count'
    row.stock = pieces
    return null
  },
  updated_at(row, text) {
    const at = /^\d{4}-\d\d-\d\dT/.test(text) ? readMoment(text) : undefined
    if (at === undefined) return 'version'
    row.updated_at = new Date(at).toISOString()
    return null
  },
}

/** The apostrophe that a file carries so that no spreadsheet runs its text as a formula. */
const formulaGuard = /^'(?=\s*[=+\-@|%＝＋－＠])/

/** Returns the text of a cell as it was meant: composed, in one line, without the guard against formulas. */
function cellText(cell: string): string {
  return tidyText(tidyText(cell).replace(formulaGuard, ''))
}

/** Writes a cell into the field of a row. An empty one changes nothing. Returns what is wrong with it, or null. */
export function readCell(
  row: ProductImportRow,
  field: ImportField,
  cell: string,
): CellProblem | null {
  const text = cellText(cell)
  return text === '' ? null : readers[field](row, text)
}
