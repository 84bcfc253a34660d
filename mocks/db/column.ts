import { type FieldDescriptions, type OwnFieldName, ownFieldNames } from '@/lib/description'
import { memberOf, buildRecord } from '@/lib/json'
import { type HeldType, kindOf, emptyValueOf, type RecordValueOf } from '@/lib/kinds/described'

/** The type of a column's values. A question mark allows null; `json` is a list or an object. */
export type ColumnKind = 'text' | 'text?' | 'number' | 'number?' | 'flag' | 'json'

export type Column<Value = unknown> = {
  readonly kind: ColumnKind
  /**
   * `to` is the table whose rows this column points to, by their keys. When such a row is removed, `refuse`
   * stops the removal, and `cascade` also removes the rows that point to it.
   */
  readonly pointer?: { readonly to: string; readonly onRemove: 'refuse' | 'cascade' }
  readonly value?: Value
}

export const number: Column<number> = { kind: 'number' }
export const numberOrNull: Column<number | null> = { kind: 'number?' }
export const text: Column<string> = { kind: 'text' }
export const textOrNull: Column<string | null> = { kind: 'text?' }
export const flag: Column<boolean> = { kind: 'flag' }
export const json = <Value extends object>(): Column<Value> => ({ kind: 'json' })
export const oneOf = <Value extends string | number | null>(
  kind: ColumnKind = 'text',
): Column<Value> => ({ kind })

export const pointer = (to: string, onRemove: 'refuse' | 'cascade'): Column<number> => ({
  kind: 'number',
  pointer: { to, onRemove },
})
export const pointerOrNull = (
  to: string,
  onRemove: 'refuse' | 'cascade',
): Column<number | null> => ({ kind: 'number?', pointer: { to, onRemove } })

type DescribedColumns<Row, D extends FieldDescriptions> = {
  readonly [Name in OwnFieldName<D> & keyof Row]: Column<RecordValueOf<D[Name], Row[Name]>>
}

/**
 * The column type for each kind of field: the type of a required field, then the type of a field that may be
 * null.
 */
const stored: Readonly<Record<HeldType, readonly [ColumnKind, ColumnKind]>> = {
  text: ['text', 'text?'],
  choice: ['text', 'text?'],
  number: ['number', 'number?'],
  id: ['number', 'number?'],
  flag: ['flag', 'flag'],
  texts: ['json', 'json'],
  parts: ['json', 'json'],
}

/**
 * Returns the columns for the fields of a record that staff edit. They come from the record's description
 * (ADR 30).
 */
export const describedColumns = <Row, D extends FieldDescriptions>(
  description: D,
): DescribedColumns<Row, D> =>
  buildRecord(
    ownFieldNames(description).flatMap((name) => {
      const field = description[name]
      if (!field) return []
      const kind = stored[kindOf(field).holds][emptyValueOf(field) === null ? 1 : 0]
      return [[name, { kind }] as const]
    }),
    (column) => memberOf(column, 'kind') !== undefined,
  )

export function canHold({ kind }: Column, value: unknown): boolean {
  if (value === null) return kind.endsWith('?')
  if (kind === 'json') return typeof value === 'object'
  if (kind === 'flag') return typeof value === 'boolean'
  return typeof value === (kind.startsWith('text') ? 'string' : 'number')
}
