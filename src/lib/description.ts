import { isBlankHtml } from './html-text'
import { isRecord, memberOf, recordOf } from './json'
import { asText, type Facts } from './kinds/kind'
import type { KindName } from './kinds/kinds'

/** Describes one field of a record. The field has the name that the contract gives it. */
export type FieldDescription = Facts & {
  kind: KindName
  /** The id of the field's label. */
  label: string
  /** The id of the group's label. Needed if the field's own label alone is ambiguous. */
  section?: string
  /** The id of the error for an empty field; without it, the field is optional. */
  required?: string
  /** The id of the error for an invalid value, if it differs from the default one. */
  problem?: string
  /** The ids of the errors for single problems of the kind. */
  texts?: Readonly<Record<string, string>>
  /** Who sets the field if the form does not: the server, or the variants of the product. */
  setBy?: 'server' | 'variants'
  /** False for a field that the activity log leaves out although the form sets it. */
  logged?: false
  /** True for a field that the product page shows as a text under its label. */
  shoppers?: true
  /** The name of the field with the English text. */
  english?: string
  /** Fields with the same group depend on each other, so in a conflict they are chosen together. */
  conflictGroup?: string
  /**
   * The field's column in files: the folded headings of this column, and the field's name in the contract's
   * rows if it differs.
   */
  file?: { headings: readonly string[]; name?: string }
  /** The fields of a group. A group is a record inside the record. */
  fields?: FieldDescriptions
  /** True for a group whose label is shown before the labels of its fields. */
  titled?: true
  /**
   * The filter above the list of records: its name in addresses and its values, if they differ from the
   * field's.
   */
  filter?: { name?: string; values?: readonly string[] }
}

/** Describes the fields of a record by name, in the order of its form. */
export type FieldDescriptions = { readonly [Name in string]: FieldDescription }

type OfServer = 'id' | 'created_at' | 'updated_at'

/**
 * Describes every field of a contract type, including the fields of groups. A new field causes a type error
 * until it is described.
 */
export type DescriptionOf<Row> = {
  readonly [Name in Exclude<keyof Row, OfServer>]-?: FieldDescription & {
    values?: readonly Row[Name][]
  } & GroupOf<Row[Name]>
}

type GroupOf<Value> = Value extends readonly unknown[] | null | undefined
  ? unknown
  : Value extends object
    ? { fields: DescriptionOf<Value> }
    : unknown

type Path<D extends FieldDescriptions> = {
  [Name in keyof D & string]: D[Name] extends { fields: infer Own }
    ? `${Name}.${keyof Own & string}`
    : Name
}[keyof D & string]

type FieldAt<D extends FieldDescriptions, P extends string> = P extends keyof D
  ? D[P]
  : P extends `${infer Group}.${infer Name}`
    ? D[Group] extends { fields: infer Own }
      ? Own[Name & keyof Own]
      : never
    : never

/** The fields of a record by their paths. A field in a group has a path such as `seo.title`. */
export type Flat<D extends FieldDescriptions> = {
  readonly [P in Path<D>]: FieldAt<D, P> extends FieldDescription ? FieldAt<D, P> : never
}

const isField = (value: unknown) => isRecord(value) && 'kind' in value

export function flat<D extends FieldDescriptions>(description: D): Flat<D> {
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
export type NameWith<D extends FieldDescriptions, Property> = {
  [Name in keyof D & string]: D[Name] extends Property ? Name : never
}[keyof D & string]

/** The names of the fields that lack these properties. */
export type NameWithout<D extends FieldDescriptions, Property> = {
  [Name in keyof D & string]: D[Name] extends Property ? never : Name
}[keyof D & string]

export const namesWith = <
  D extends FieldDescriptions,
  const Property extends Partial<FieldDescription>,
>(
  description: D,
  property: Property,
): NameWith<D, Property>[] =>
  namesWhere(description, (field) =>
    Object.entries(property).every(([key, value]) => memberOf(field, key) === value),
  )

/** Returns the names of the fields that pass the test. */
function namesWhere<Name extends string>(
  description: FieldDescriptions,
  passes: (field: FieldDescription) => boolean,
): Name[] {
  const isWanted = (name: string): name is Name => {
    const field = description[name]
    return field !== undefined && passes(field)
  }
  return Object.keys(description).filter(isWanted)
}

/** The names of the fields that the form of a record sets. */
export type FormName<D extends FieldDescriptions> = NameWithout<D, { setBy: 'server' }>

export const formNames = <D extends FieldDescriptions>(description: D): FormName<D>[] =>
  namesWhere(description, ({ setBy }) => setBy !== 'server')

/** The names of the fields that the form sets for the record itself, not the server or the variants. */
export type OwnName<D extends FieldDescriptions> = NameWithout<D, { setBy: string }>

export const ownNames = <D extends FieldDescriptions>(description: D): OwnName<D>[] =>
  namesWhere(description, ({ setBy }) => setBy === undefined)

/** The names of the fields that the activity log contains. */
export type LoggedName<D extends FieldDescriptions> = NameWithout<
  D,
  { logged: false } | { setBy: string }
>

const isLogged = ({ setBy, logged }: FieldDescription) => setBy === undefined && logged !== false

export const loggedNames = <D extends FieldDescriptions>(description: D): LoggedName<D>[] =>
  namesWhere(description, isLogged)

/**
 * The fields with a property, by the name that the property gives them: the column in files, or the filter in
 * addresses.
 */
export type NamedBy<D extends FieldDescriptions, Key extends 'file' | 'filter'> = {
  readonly [
    Name in NameWith<D, Record<Key, object>> as D[Name] extends Record<Key, { name: infer Other }>
      ? Other & string
      : Name
  ]: D[Name]
}

export function namedBy<D extends FieldDescriptions, Key extends 'file' | 'filter'>(
  description: D,
  key: Key,
): NamedBy<D, Key> {
  const fields = Object.entries(description).flatMap(([name, field]) => {
    const named = field[key]
    return named ? [[named.name ?? name, field] as const] : []
  })
  return recordOf(fields, isField)
}

/**
 * The names of the fields with a column in files, except relations, which the column of the other record
 * names.
 */
export type FileName<D extends FieldDescriptions> = NameWith<D, { file: object }> &
  NameWithout<D, { kind: 'relation' }>

export const fileNames = <D extends FieldDescriptions>(description: D): FileName<D>[] =>
  namesWhere(description, (field) => 'file' in field && field.kind !== 'relation')

/** Returns the plain texts that a page shows under their labels, without empty ones. */
export function shownTexts<D extends FieldDescriptions>(
  description: D,
  record: object,
): { label: D[keyof D]['label']; text: string }[] {
  return namesWith(description, { shoppers: true }).flatMap((name: keyof D & string) => {
    const field = description[name]
    const text = memberOf(record, name)
    const isPlain = field?.kind === 'text' || field?.kind === 'line'
    return field && isPlain && typeof text === 'string' && text
      ? [{ label: field.label, text }]
      : []
  })
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

/** The values that the page of a record shows. An empty value is null. */
export type Shown<D extends FieldDescriptions> = {
  [Name in NameWith<D, { shoppers: true }>]: string | null
}

/** Returns the shown values of a row or a form. */
export function shown<D extends FieldDescriptions>(
  description: D,
  row: { readonly [Name in NameWith<D, { shoppers: true }>]: string },
): Shown<D> {
  const texts = namesWith(description, { shoppers: true }).map(
    (name) => [name, memberOf(row, name) || null] as const,
  )
  return recordOf(texts, (text) => text === null || typeof text === 'string')
}

/**
 * Returns the filled texts of a record that have an English field, each with its English text. The English
 * text may be empty.
 */
export function englishPairs(
  description: FieldDescriptions,
  record: object,
): readonly (readonly [text: string, english: string])[] {
  const textAt = (name: string) => asText(memberOf(record, name))
  return Object.entries(description).flatMap(([name, { english }]) =>
    english && !isBlankHtml(textAt(name)) ? [[textAt(name), textAt(english)] as const] : [],
  )
}

/** Returns true if a filled text of a record has no English text. */
export function lacksEnglish(description: FieldDescriptions, record: object): boolean {
  return englishPairs(description, record).some(([, english]) => isBlankHtml(english))
}
