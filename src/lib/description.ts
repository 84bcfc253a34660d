import { groupVnd } from './money'
import { measureText, typedNumber } from './typed-number'
import { amountOf } from './vnd-input'

/**
 * What a field of a record holds. A `text` has no markup, `html` has. `money` is whole VND, `count` a whole number,
 * `measure` a number or nothing, `day` a calendar day or nothing. A `relation` is the id of another record. A `list` holds texts, `image` is the
 * address of a picture, `images` are several; `parts` has a structure of its own.
 */
export type FieldKind =
  | 'text'
  | 'html'
  | 'money'
  | 'count'
  | 'measure'
  | 'day'
  | 'choice'
  | 'flag'
  | 'relation'
  | 'list'
  | 'image'
  | 'images'
  | 'parts'

/** One field of a record, under the contract's name. */
export type Field = {
  kind: FieldKind
  /** Id of the message with its name. */
  label: string
  /** Id of the message with the name of its group, where its own alone is ambiguous. */
  section?: string
  /** Characters at most, as people count them. */
  max?: number
  /** What a choice can be; a new record has the first. */
  values?: readonly string[]
  /** True for an amount or a count that may be none (null). */
  optional?: true
  /** What a text has to be, an empty one included: an expression, or a rule that one can't say. */
  shape?: { test: (text: string) => boolean }
  /** Who sets it, where that is not the record's own form: the server, or the product's variants. */
  by?: 'server' | 'variants'
  /** False for what the activity log leaves out although the form sets it: it tells records apart, or follows. */
  logged?: false
  /** True for what the product's page shows. A text stands there under its label. */
  shoppers?: true
  /** The field beside it with its English text. */
  english?: string
  /** Its column in files: headings that mean it, folded, and its name in the contract's rows where that differs. */
  file?: { headings: readonly string[]; name?: string }
  /** The fields of a group, a record inside the record. */
  fields?: Described
  /** True for a group whose name stands before the names of its fields. */
  titled?: true
  /** Its quick filter above the list of records, and the filter's name in addresses where that differs. */
  filter?: { name?: string }
}

/** The fields of a record by name, in the order of its form. */
export type Described = { readonly [Name in string]: Field }

type OfServer = 'id' | 'created_at' | 'updated_at'

/** A field for each of the contract's, those of groups too, so that a new one does not compile until it is described. */
export type Description<Row> = {
  readonly [Name in Exclude<keyof Row, OfServer>]-?: Field & {
    values?: readonly Row[Name][]
  } & GroupOf<Row[Name]>
}

type GroupOf<Value> = Value extends readonly unknown[] | null | undefined
  ? unknown
  : Value extends object
    ? { fields: Description<Value> }
    : unknown

type Path<D extends Described> = {
  [Name in keyof D & string]: D[Name] extends { fields: infer Own }
    ? `${Name}.${keyof Own & string}`
    : Name
}[keyof D & string]

type FieldAt<D extends Described, P extends string> = P extends keyof D
  ? D[P]
  : P extends `${infer Group}.${infer Name}`
    ? D[Group] extends { fields: infer Own }
      ? Own[Name & keyof Own]
      : never
    : never

/** The fields of a record by their paths: those of a group as `seo.title`. */
export type Flat<D extends Described> = {
  readonly [P in Path<D>]: FieldAt<D, P> extends Field ? FieldAt<D, P> : never
}

/** Returns them. */
export function flat<D extends Described>(description: D): Flat<D>
export function flat(description: Described): Described {
  return Object.fromEntries(
    Object.entries(description).flatMap(([name, group]) =>
      group.fields
        ? Object.entries(group.fields).map(([own, field]) => [
            `${name}.${own}`,
            group.titled ? { ...field, section: group.label } : field,
          ])
        : [[name, group]],
    ),
  )
}

/** The names of the fields that have these properties. */
export type NameWith<D extends Described, Property> = {
  [Name in keyof D & string]: D[Name] extends Property ? Name : never
}[keyof D & string]

/** The names of the fields that lack these properties. */
export type NameWithout<D extends Described, Property> = {
  [Name in keyof D & string]: D[Name] extends Property ? never : Name
}[keyof D & string]

export const namesWith = <D extends Described, const Property extends Partial<Field>>(
  description: D,
  property: Property,
): NameWith<D, Property>[] =>
  namesWhere(description, (field) =>
    Object.entries(property).every(([key, value]) => Reflect.get(field, key) === value),
  )

/** Returns the names of the fields that pass, in the order of the description. */
function namesWhere<Name extends string>(
  description: Described,
  passes: (field: Field) => boolean,
): Name[] {
  const isWanted = (name: string): name is Name => {
    const field = description[name]
    return field !== undefined && passes(field)
  }
  return Object.keys(description).filter(isWanted)
}

/** The names of the fields that the form of a record sets. */
export type FormName<D extends Described> = NameWithout<D, { by: 'server' }>

export const formNames = <D extends Described>(description: D): FormName<D>[] =>
  namesWhere(description, ({ by }) => by !== 'server')

/** The names of the fields that are the record's own: no one else's, and not the server's. */
export type OwnName<D extends Described> = NameWithout<D, { by: string }>

export const ownNames = <D extends Described>(description: D): OwnName<D>[] =>
  namesWhere(description, ({ by }) => by === undefined)

/** The names of the fields that the activity log tells of. */
export type LoggedName<D extends Described> = NameWithout<D, { logged: false } | { by: string }>

const isLogged = ({ by, logged }: Field) => by === undefined && logged !== false

export const loggedNames = <D extends Described>(description: D): LoggedName<D>[] =>
  namesWhere(description, isLogged)

/** The names of the logged fields of one kind. */
export type LoggedOfKind<D extends Described, Kind extends FieldKind> = LoggedName<D> &
  NameWith<D, { kind: Kind }>

export const loggedOfKind = <D extends Described, Kind extends FieldKind>(
  description: D,
  kind: Kind,
): LoggedOfKind<D, Kind>[] =>
  namesWhere(description, (field) => isLogged(field) && field.kind === kind)

/** The fields that have a property, by the name that it gives them: columns in files, filters in addresses. */
export type NamedBy<D extends Described, Key extends 'file' | 'filter'> = {
  readonly [
    Name in NameWith<D, Record<Key, object>> as D[Name] extends Record<Key, { name: infer Other }>
      ? Other & string
      : Name
  ]: D[Name]
}

export function namedBy<D extends Described, Key extends 'file' | 'filter'>(
  description: D,
  key: Key,
): NamedBy<D, Key>
export function namedBy(description: Described, key: 'file' | 'filter'): Described {
  return Object.fromEntries(
    Object.entries(description).flatMap(([name, field]) => {
      const named = field[key]
      return named ? [[named.name ?? name, field]] : []
    }),
  )
}

/** The names of the fields whose column in files has their own name: those of other records are named there. */
export type FileName<D extends Described> = NameWith<D, { file: object }> &
  NameWithout<D, { kind: 'relation' }>

export const fileNames = <D extends Described>(description: D): FileName<D>[] =>
  namesWhere(description, (field) => 'file' in field && field.kind !== 'relation')

/** Kinds whose values are text while they are typed. */
type TypedKind = 'money' | 'count' | 'measure' | 'day'

/** A record as its form holds it: numbers as they are typed, no picture as '', everything else as the contract has it. */
export type FormOf<D extends Described, Row> = {
  -readonly [Name in FormName<D> & keyof Row]: D[Name] extends { kind: TypedKind | 'image' }
    ? string
    : Exclude<Row[Name], undefined>
}

type EmptyOf<F extends Field> = F['kind'] extends 'flag'
  ? false
  : F['kind'] extends 'relation'
    ? null
    : F['kind'] extends 'list' | 'images' | 'parts'
      ? never[]
      : F['kind'] extends 'choice'
        ? F['values'] extends readonly (infer Value)[]
          ? Value
          : string
        : ''

/** Returns the form of a new record. A choice begins with its first value. */
export function emptyForm<D extends Described>(
  description: D,
): { [Name in FormName<D>]: EmptyOf<D[Name]> }
export function emptyForm(description: Described): Record<string, unknown> {
  return Object.fromEntries(
    formNames(description).map((name) => [name, emptyValue(description[name])]),
  )
}

function emptyValue(field: Field | undefined): unknown {
  switch (field?.kind) {
    case 'flag':
      return false
    case 'relation':
      return null
    case 'list':
    case 'images':
    case 'parts':
      return []
    case 'choice':
      return field.values?.[0] ?? ''
    default:
      return ''
  }
}

/** Returns the form that edits a record. What it lacks is empty, and an amount of 0 is one that is still missing. */
export function filledForm<D extends Described, Row extends { [Name in FormName<D>]?: unknown }>(
  description: D,
  record: Row,
): FormOf<D, Row>
export function filledForm(description: Described, record: object): Record<string, unknown> {
  return Object.fromEntries(
    formNames(description).map((name) => {
      const field = description[name]
      const value: unknown = Reflect.get(record, name) ?? emptyValue(field)
      return [name, typeof value === 'object' && value ? value : typedValue(field, value)]
    }),
  )
}

function typedValue(field: Field | undefined, value: unknown): unknown {
  const number = typeof value === 'number' ? value : null
  if (field?.kind === 'money') return number === null || number === 0 ? '' : groupVnd(number)
  if (field?.kind === 'count') return number === null ? '' : String(number)
  return field?.kind === 'measure' ? measureText(number) : value
}

/** What a form sends: texts without spaces around them, and its typed numbers are numbers again. */
export type SentOf<D extends Described, Form> = {
  [Name in keyof Form]: Name extends keyof D
    ? D[Name] extends { kind: 'day' }
      ? string | null
      : D[Name] extends { kind: 'measure' } | { kind: TypedKind; optional: true }
        ? number | null
        : D[Name] extends { kind: TypedKind }
          ? number
          : Form[Name]
    : Form[Name]
}

/** Returns what a valid form sends; a missing amount or count is 0, or null where it is optional. */
export function sentForm<D extends Described, Form extends object>(
  description: D,
  form: Form,
): SentOf<D, Form>
export function sentForm(description: Described, form: object): object {
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, sentValue(description[name], value)]),
  )
}

function sentValue(field: Field | undefined, value: unknown): unknown {
  if (field?.fields) return sentForm(field.fields, Object(value))
  if (typeof value !== 'string') return value
  const none = field?.optional ? null : 0
  switch (field?.kind) {
    case 'money':
      return amountOf(value) ?? none
    case 'count':
      return typedNumber(value) ?? none
    case 'measure':
      return typedNumber(value)
    case 'day':
      return value || null
    case 'text':
      return value.trim()
    default:
      return value
  }
}

/** Returns the texts that a page shows under their labels, empty ones left out. */
export function shownTexts<D extends Described>(
  description: D,
  record: object,
): { label: D[keyof D]['label']; text: string }[] {
  return namesWith(description, { shoppers: true, kind: 'text' }).flatMap((name: keyof D) => {
    const field = description[name]
    const text: unknown = Reflect.get(record, name)
    return field && typeof text === 'string' && text ? [{ label: field.label, text }] : []
  })
}

export function picked<Row extends object, Name extends keyof Row>(
  row: Row,
  names: readonly Name[],
): Pick<Row, Name>
export function picked(row: object, names: readonly string[]): object {
  return Object.fromEntries(names.map((name) => [name, Reflect.get(row, name)]))
}

/** Returns a record of which nothing is known: no texts, amounts of 0, the first choices. */
export function blankRecord<D extends Described>(
  description: D,
): SentOf<D, ReturnType<typeof emptyForm<D>>> {
  return sentForm(description, emptyForm(description))
}

/** What the page of a record shows of it; null for what is empty. */
export type Shown<D extends Described> = {
  [Name in NameWith<D, { shoppers: true }>]: string | null
}

/** Returns it from a row or a form. */
export function shown<D extends Described>(
  description: D,
  row: { readonly [Name in NameWith<D, { shoppers: true }>]: string },
): Shown<D>
export function shown(description: Described, row: object): Record<string, unknown> {
  return Object.fromEntries(
    namesWith(description, { shoppers: true }).map((name) => [
      name,
      Reflect.get(row, name) || null,
    ]),
  )
}
