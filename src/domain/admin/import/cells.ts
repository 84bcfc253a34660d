import type { ProductImportRow, ProductStatus } from '@/api/generated/model'
import { plain } from '@/lib/characters'
import type { Field } from '@/lib/description'
import { limits } from '@/lib/limits'
import { readMoment } from '@/lib/moment'
import { fold, hasLostDigits, tidyText } from '@/lib/text'
import { typedNumber } from '@/lib/typed-number'
import { readCount as readWhole, readVnd } from '@/lib/vnd-input'
import { importColumns, type ImportField } from './fields'

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
  | 'lostDigits'

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

/** What a cell says, or why it says nothing. */
type Reading = { value: unknown } | { problem: CellProblem }

/** Reads an amount as people write it: `250k`, `250.000`, `250,000`, `250000`. */
function readAmount(text: string, { optional }: Field): Reading {
  const reading = readVnd(text)
  if ('problem' in reading) return reading
  // An empty cell changes nothing, so a zero is how a sale ends.
  return { value: optional && reading.amount === 0 ? null : reading.amount }
}

function readCount(text: string): Reading {
  const reading = readWhole(text)
  return 'problem' in reading ? { problem: 'count' } : { value: reading.amount }
}

function readText(text: string, { max, shape }: Field): Reading {
  if (shape) return readCode(text, shape)
  return max !== undefined && text.length > max ? { problem: 'tooLong' } : { value: text }
}

function readCode(text: string, shape: NonNullable<Field['shape']>): Reading {
  const code = plain(text)
  if (hasLostDigits(code)) return { problem: 'lostDigits' }
  return shape.test(code) ? { value: code } : { problem: 'code' }
}

function readId(text: string): Reading {
  const id = typedNumber(plain(text).replace(/^#/, '')) ?? 0
  return Number.isSafeInteger(id) && id > 0 ? { value: id } : { problem: 'id' }
}

function readVersion(text: string): Reading {
  const at = /^\d{4}-\d\d-\d\dT/.test(text) ? readMoment(text) : undefined
  return at === undefined ? { problem: 'version' } : { value: new Date(at).toISOString() }
}

function readByKind(text: string, field: Field): Reading {
  switch (field.kind) {
    case 'money':
      return readAmount(text, field)
    case 'count':
      return readCount(text)
    case 'flag': {
      const value = flagWords[fold(text)]
      return value === undefined ? { problem: 'flag' } : { value }
    }
    case 'choice': {
      const value = statusWords[fold(text)]
      return value === undefined ? { problem: 'status' } : { value }
    }
    default:
      // A record is named.
      return readText(text, { ...field, max: field.max ?? limits.nameMax })
  }
}

const keyReaders: Readonly<Partial<Record<ImportField, (text: string) => Reading>>> = {
  product_id: readId,
  variant_id: readId,
  updated_at: readVersion,
}

/** Writes a cell into the field of a row. An empty one changes nothing. Returns what is wrong with it, or null. */
export function readCell(
  row: ProductImportRow,
  field: ImportField,
  cell: string,
): CellProblem | null {
  const text = tidyText(cell)
  if (text === '') return null
  const reading = keyReaders[field]?.(text) ?? readByKind(text, importColumns[field])
  if ('problem' in reading) return reading.problem
  Object.assign(row, { [field]: reading.value })
  return null
}
