import { type FieldDescriptions, type OwnName, ownNames } from '@/lib/description'
import { memberOf, recordOf } from '@/lib/json'
import { type Held, kindOf, noneOf, type ValueOf } from '@/lib/kinds/described'

/** The type of a column's values. A question mark allows null; `json` is a list or an object. */
export type Kind = 'text' | 'text?' | 'number' | 'number?' | 'flag' | 'json'

export type Column<Value = unknown> = {
  readonly kind: Kind
  /** The table of the row that this column points to, and the effect on this row when that row is removed. */
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
  kind: Kind = 'text',
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
  readonly [Name in OwnName<D> & keyof Row]: Column<ValueOf<D[Name], Row[Name]>>
}

/** The column types of each kind of field: first without null, then with null. */
const stored: Readonly<Record<Held, readonly [Kind, Kind]>> = {
  text: ['text', 'text?'],
  choice: ['text', 'text?'],
  number: ['number', 'number?'],
  id: ['number', 'number?'],
  flag: ['flag', 'flag'],
  texts: ['json', 'json'],
  parts: ['json', 'json'],
}

/** Returns the columns for a described record's own fields (ADR 30). */
export const described = <Row, D extends FieldDescriptions>(
  description: D,
): DescribedColumns<Row, D> =>
  recordOf(
    ownNames(description).flatMap((name) => {
      const field = description[name]
      if (!field) return []
      const kind = stored[kindOf(field).holds][noneOf(field) === null ? 1 : 0]
      return [[name, { kind }] as const]
    }),
    (column) => memberOf(column, 'kind') !== undefined,
  )

export function holds({ kind }: Column, value: unknown): boolean {
  if (value === null) return kind.endsWith('?')
  if (kind === 'json') return typeof value === 'object'
  if (kind === 'flag') return typeof value === 'boolean'
  return typeof value === (kind.startsWith('text') ? 'string' : 'number')
}
