import { type Described, type Field, type OwnName, ownNames } from '@/lib/description'

/** What a column holds. A question mark allows null; `json` is a list or an object. */
export type Kind = 'text' | 'text?' | 'number' | 'number?' | 'flag' | 'json'

export type Column<Value = unknown> = {
  readonly kind: Kind
  /** The table whose row it points to, and what becomes of this row when that one is removed. */
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

/** What a described field holds; `Value` is the contract's type, for kinds that do not say it. */
type Held<F extends Field, Value> = F['kind'] extends 'flag'
  ? boolean
  : F['kind'] extends 'day'
    ? string | null
    : F['kind'] extends 'relation' | 'measure'
      ? number | null
      : F['kind'] extends 'money' | 'count'
        ? F extends { optional: true }
          ? number | null
          : number
        : F['kind'] extends 'choice' | 'list' | 'images' | 'parts'
          ? Exclude<Value, undefined>
          : string

type DescribedColumns<Row, D extends Described> = {
  readonly [Name in OwnName<D> & keyof Row]: Column<Held<D[Name], Row[Name]>>
}

/** Returns the columns of the fields that are a described record's own (ADR 30). */
export function described<Row, D extends Described>(description: D): DescribedColumns<Row, D>
export function described(description: Described): Readonly<Record<string, Column>> {
  const names = ownNames(description)
  return Object.fromEntries(names.map((name) => [name, { kind: kindOf(description[name]) }]))
}

function kindOf(field: Field | undefined): Kind {
  switch (field?.kind) {
    case 'flag':
      return 'flag'
    case 'list':
    case 'images':
    case 'parts':
      return 'json'
    case 'day':
      return 'text?'
    case 'relation':
    case 'measure':
      return 'number?'
    case 'money':
    case 'count':
      return field.optional ? 'number?' : 'number'
    default:
      return 'text'
  }
}

export function holds({ kind }: Column, value: unknown): boolean {
  if (value === null) return kind.endsWith('?')
  if (kind === 'json') return typeof value === 'object'
  if (kind === 'flag') return typeof value === 'boolean'
  return typeof value === (kind.startsWith('text') ? 'string' : 'number')
}
