import { isBlankHtml } from './html-text'
import { isRecord, memberOf, recordOf } from './json'
import { asText, type Facts } from './kinds/kind'
import type { KindName } from './kinds/kinds'

/** One field of a record, under the contract's name. */
export type FieldDescription = Facts & {
  kind: KindName
  /** Id of the message with its name. */
  label: string
  /** Id of the message with the name of its group, where its own alone is ambiguous. */
  section?: string
  /** Id of the message where it is left empty; without it, it may be. */
  required?: string
  /** Id of the message for what it can't be, where the usual one does not do. */
  problem?: string
  /** Ids of the messages for single problems of its kind, by their names. */
  texts?: Readonly<Record<string, string>>
  /** Who sets it, where that is not the record's own form: the server, or the product's variants. */
  by?: 'server' | 'variants'
  /**
   * False for what the activity log leaves out although the form sets it: it tells records apart, or follows.
   */
  logged?: false
  /** True for what the product's page shows. A text stands there under its label. */
  shoppers?: true
  /** The field beside it with its English text. */
  english?: string
  /**
   * The fields that depend on each other have the same name here: where two people changed some of them, all
   * are chosen together.
   */
  conflictGroup?: string
  /**
   * Its column in files: headings that mean it, folded, and its name in the contract's rows where that
   * differs.
   */
  file?: { headings: readonly string[]; name?: string }
  /** The fields of a group, a record inside the record. */
  fields?: Described
  /** True for a group whose name stands before the names of its fields. */
  titled?: true
  /**
   * Its quick filter above the list of records: its name in addresses and what it can be, where they differ.
   */
  filter?: { name?: string; values?: readonly string[] }
}

/** The fields of a record by name, in the order of its form. */
export type Described = { readonly [Name in string]: FieldDescription }

type OfServer = 'id' | 'created_at' | 'updated_at'

/**
 * A field for each field of the contract's type, with nested ones. A new field of the contract does not
 * compile until it is described here.
 */
export type Description<Row> = {
  readonly [Name in Exclude<keyof Row, OfServer>]-?: FieldDescription & {
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

/** The fields of a record by path, with nested ones such as `seo.title`. */
export type Flat<D extends Described> = {
  readonly [P in Path<D>]: FieldAt<D, P> extends FieldDescription ? FieldAt<D, P> : never
}

const isField = (value: unknown) => isRecord(value) && 'kind' in value

export function flat<D extends Described>(description: D): Flat<D> {
  const fields = Object.entries(description).flatMap(([name, group]) =>
    group.fields
      ? Object.entries(group.fields).map(([own, field]): [string, FieldDescription] => [
          `${name}.${own}`,
          group.titled ? { ...field, section: group.label } : field,
        ])
      : [[name, group] as const],
  )
  return recordOf(fields, isField)
}

/** The names of the fields that have these properties. */
export type NameWith<D extends Described, Property> = {
  [Name in keyof D & string]: D[Name] extends Property ? Name : never
}[keyof D & string]

/** The names of the fields that lack these properties. */
export type NameWithout<D extends Described, Property> = {
  [Name in keyof D & string]: D[Name] extends Property ? never : Name
}[keyof D & string]

export const namesWith = <D extends Described, const Property extends Partial<FieldDescription>>(
  description: D,
  property: Property,
): NameWith<D, Property>[] =>
  namesWhere(description, (field) =>
    Object.entries(property).every(([key, value]) => memberOf(field, key) === value),
  )

/** Returns the names of the fields that pass, in the order of the description. */
function namesWhere<Name extends string>(
  description: Described,
  passes: (field: FieldDescription) => boolean,
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

const isLogged = ({ by, logged }: FieldDescription) => by === undefined && logged !== false

export const loggedNames = <D extends Described>(description: D): LoggedName<D>[] =>
  namesWhere(description, isLogged)

/**
 * The fields that have a property, by the name that it gives them: columns in files, filters in addresses.
 */
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
): NamedBy<D, Key> {
  const fields = Object.entries(description).flatMap(([name, field]) => {
    const named = field[key]
    return named ? [[named.name ?? name, field] as const] : []
  })
  return recordOf(fields, isField)
}

/** Names of the fields with a column name of their own in files. */
export type FileName<D extends Described> = NameWith<D, { file: object }> &
  NameWithout<D, { kind: 'relation' }>

export const fileNames = <D extends Described>(description: D): FileName<D>[] =>
  namesWhere(description, (field) => 'file' in field && field.kind !== 'relation')

/** Returns the texts that a page shows under their labels, empty ones left out. */
export function shownTexts<D extends Described>(
  description: D,
  record: object,
): { label: D[keyof D]['label']; text: string }[] {
  return namesWith(description, { shoppers: true, kind: 'text' }).flatMap(
    (name: keyof D & string) => {
      const field = description[name]
      const text = memberOf(record, name)
      return field && typeof text === 'string' && text ? [{ label: field.label, text }] : []
    },
  )
}

export function picked<Row extends object, Name extends keyof Row>(
  row: Row,
  names: readonly Name[],
): Pick<Row, Name> {
  const isPart = (part: object): part is Pick<Row, Name> => names.every((name) => name in part)
  const part = Object.fromEntries(names.map((name) => [name, row[name]]))
  if (!isPart(part)) throw new TypeError(`It lacks one of ${names.join()}`)
  return part
}

/** The values that a record's page shows; null for an empty one. */
export type Shown<D extends Described> = {
  [Name in NameWith<D, { shoppers: true }>]: string | null
}

/** Returns it from a row or a form. */
export function shown<D extends Described>(
  description: D,
  row: { readonly [Name in NameWith<D, { shoppers: true }>]: string },
): Shown<D> {
  const texts = namesWith(description, { shoppers: true }).map(
    (name) => [name, memberOf(row, name) || null] as const,
  )
  return recordOf(texts, (text) => text === null || typeof text === 'string')
}

/**
 * Returns the texts of a record that are there and have a field for English, each with its English one, which
 * may be empty.
 */
export function englishPairs(
  description: Described,
  record: object,
): readonly (readonly [text: string, english: string])[] {
  const textAt = (name: string) => asText(memberOf(record, name))
  return Object.entries(description).flatMap(([name, { english }]) =>
    english && !isBlankHtml(textAt(name)) ? [[textAt(name), textAt(english)] as const] : [],
  )
}

/** True when a text of a record is there and its English one is not. */
export function lacksEnglish(description: Described, record: object): boolean {
  return englishPairs(description, record).some(([, english]) => isBlankHtml(english))
}
