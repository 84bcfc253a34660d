import type { MessageId } from '@/i18n/message-id.gen'
import { isBlankHtml } from './html-text'
import { isRecord, memberOf, buildRecord } from './json'
import { textOrEmpty, type FieldFacts } from './kinds/kind'
import type { KindName } from './kinds/kinds'

/**
 * The description of one field of a record. The description is stored under the field's name in the contract.
 */
export type FieldDescription = FieldFacts & {
  kind: KindName
  /** The id of the field's label. */
  label: MessageId
  /** The id of the label of the field's group. Set it if the field's own label alone is ambiguous. */
  section?: MessageId
  /** The id of the error text for an empty field. A field without `required` is optional. */
  required?: MessageId
  /** The id of the error text for an invalid value, if the default text does not fit. */
  problem?: MessageId
  /** The ids of the error texts for single problems, by the name of the problem. */
  texts?: Readonly<Record<string, MessageId>>
  /** Who sets the field, if the staff member does not set it in the form. */
  setBy?: 'server' | 'variants'
  /** False for a field that the form sets but the activity log leaves out. */
  logged?: false
  /** True for a field that the product page shows to shoppers, as a text under its label. */
  shoppers?: true
  /** The name of the field that holds the English version of this text. */
  english?: string
  /** Fields with the same group name depend on each other. In an edit conflict they are resolved together. */
  conflictGroup?: string
  /**
   * The field's column in imported and exported files. `headings` are the possible headings as `fold` of
   * lib/text returns them (`gia ban` for "Giá bán"). `name` is the field's name in the rows of the contract,
   * if the names differ.
   */
  file?: { headings: readonly string[]; name?: string }
  /** The fields of a group. A group is a record inside the record, such as `seo`. */
  fields?: FieldDescriptions
  /** True for a group whose label stands in front of the labels of its fields. */
  titled?: true
  /**
   * The filter for this field above the list of records. `name` is the filter's name in URLs, and `values`
   * are its values. Set them if they differ from the name and the values of the field.
   */
  filter?: { name?: string; values?: readonly string[] }
}

/** The descriptions of a record's fields by name, in the order of the form. */
export type FieldDescriptions = { readonly [Name in string]: FieldDescription }

type OfServer = 'id' | 'created_at' | 'updated_at'

/**
 * A description of every field of a contract type, including the fields of groups. A field without a
 * description is a type error.
 */
export type DescriptionOf<Row> = {
  readonly [Name in Exclude<keyof Row, OfServer>]-?: FieldDescription & {
    values?: readonly Row[Name][]
  } & GroupOf<Row[Name]>
}

/**
 * The type of a description. A field with a missing or wrong label has a type that fits everywhere. So
 * TypeScript shows the error only at the description, and not at each use of the description.
 */
type Described<D> = {
  readonly [Name in keyof D]: D[Name] extends FieldDescription
    ? D[Name]
    : Omit<D[Name], 'label' | 'fields'> & {
        label: never
        fields: D[Name] extends { fields: infer Own } ? Described<Own> : never
      }
}

/**
 * Returns the description unchanged. The function only checks the types: a label without a text is a type
 * error in the description, and not at every place that uses the description.
 */
export function describeRecord<D>(description: D): Described<D>
export function describeRecord(description: unknown) {
  return description
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

/** The fields of a record by path. A field in a group has a path such as `seo.title`. */
export type FlatDescription<D extends FieldDescriptions> = {
  readonly [P in Path<D>]: FieldAt<D, P> extends FieldDescription ? FieldAt<D, P> : never
}

const isField = (value: unknown) => isRecord(value) && 'kind' in value

export function flattenDescription<D extends FieldDescriptions>(
  description: D,
): FlatDescription<D> {
  const fields = Object.entries(description).flatMap(([name, group]) =>
    group.fields
      ? Object.entries(group.fields).map(([own, field]): [string, FieldDescription] => [
          `${name}.${own}`,
          group.titled ? { ...field, section: group.label } : field,
        ])
      : [[name, group] as const],
  )
  return buildRecord(fields, isField)
}

/** The names of the fields whose descriptions have these properties. */
export type NameWith<D extends FieldDescriptions, Property> = {
  [Name in keyof D & string]: D[Name] extends Property ? Name : never
}[keyof D & string]

/** The names of the fields whose descriptions do not have these properties. */
export type FieldNameWithout<D extends FieldDescriptions, Property> = {
  [Name in keyof D & string]: D[Name] extends Property ? never : Name
}[keyof D & string]

export const fieldNamesWith = <
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

/** The names of the fields that the form of a record contains. */
export type FormFieldName<D extends FieldDescriptions> = FieldNameWithout<D, { setBy: 'server' }>

export const formFieldNames = <D extends FieldDescriptions>(description: D): FormFieldName<D>[] =>
  namesWhere(description, ({ setBy }) => setBy !== 'server')

/**
 * The names of the fields that only the form sets. Fields that the server or the variants set are left out.
 */
export type OwnFieldName<D extends FieldDescriptions> = FieldNameWithout<D, { setBy: string }>

export const ownFieldNames = <D extends FieldDescriptions>(description: D): OwnFieldName<D>[] =>
  namesWhere(description, ({ setBy }) => setBy === undefined)

/** The names of the fields that the activity log records. */
export type LoggedFieldName<D extends FieldDescriptions> = FieldNameWithout<
  D,
  { logged: false } | { setBy: string }
>

const isLogged = ({ setBy, logged }: FieldDescription) => setBy === undefined && logged !== false

export const loggedFieldNames = <D extends FieldDescriptions>(
  description: D,
): LoggedFieldName<D>[] => namesWhere(description, isLogged)

/**
 * The fields that have a column in files (`file`) or a filter in URLs (`filter`). The key is the name of the
 * column or filter.
 */
export type FieldsNamedBy<D extends FieldDescriptions, Key extends 'file' | 'filter'> = {
  readonly [
    Name in NameWith<D, Record<Key, object>> as D[Name] extends Record<Key, { name: infer Other }>
      ? Other & string
      : Name
  ]: D[Name]
}

export function fieldsByColumnOrFilter<D extends FieldDescriptions, Key extends 'file' | 'filter'>(
  description: D,
  key: Key,
): FieldsNamedBy<D, Key> {
  const fields = Object.entries(description).flatMap(([name, field]) => {
    const named = field[key]
    return named ? [[named.name ?? name, field] as const] : []
  })
  return buildRecord(fields, isField)
}

/**
 * The names of the fields with a column in files. Relations are left out, because their column belongs to the
 * other record.
 */
export type FileFieldName<D extends FieldDescriptions> = NameWith<D, { file: object }> &
  FieldNameWithout<D, { kind: 'relation' }>

export const fileFieldNames = <D extends FieldDescriptions>(description: D): FileFieldName<D>[] =>
  namesWhere(description, (field) => 'file' in field && field.kind !== 'relation')

/**
 * Returns the plain texts of a record that the product page shows to shoppers, each with its label. Empty
 * texts are left out.
 */
export function labelledShopperTexts<D extends FieldDescriptions>(
  description: D,
  record: object,
): { label: D[keyof D]['label']; text: string }[] {
  return fieldNamesWith(description, { shoppers: true }).flatMap((name: keyof D & string) => {
    const field = description[name]
    const text = memberOf(record, name)
    const isPlain = field?.kind === 'text' || field?.kind === 'line'
    return field && isPlain && typeof text === 'string' && text
      ? [{ label: field.label, text }]
      : []
  })
}

export function pickFields<Row extends object, Name extends keyof Row>(
  row: Row,
  names: readonly Name[],
): Pick<Row, Name> {
  const isPart = (part: object): part is Pick<Row, Name> => names.every((name) => name in part)
  const part = Object.fromEntries(names.map((name) => [name, row[name]]))
  if (!isPart(part)) throw new TypeError(`It lacks one of ${names.join()}`)
  return part
}

/** The texts of a record that the product page shows to shoppers. An empty text is null. */
export type ShopperTexts<D extends FieldDescriptions> = {
  [Name in NameWith<D, { shoppers: true }>]: string | null
}

/**
 * Returns the texts that the product page shows to shoppers, from a record or its form. An empty text becomes
 * null.
 */
export function shopperValuesOf<D extends FieldDescriptions>(
  description: D,
  row: { readonly [Name in NameWith<D, { shoppers: true }>]: string },
): ShopperTexts<D> {
  const texts = fieldNamesWith(description, { shoppers: true }).map(
    (name) => [name, memberOf(row, name) || null] as const,
  )
  return buildRecord(texts, (text) => text === null || typeof text === 'string')
}

/**
 * Returns each filled text of a record with its English version. Only fields with an English field are
 * included. The English version may be empty.
 */
export function englishPairs(
  description: FieldDescriptions,
  record: object,
): readonly (readonly [text: string, english: string])[] {
  const textAt = (name: string) => textOrEmpty(memberOf(record, name))
  return Object.entries(description).flatMap(([name, { english }]) =>
    english && !isBlankHtml(textAt(name)) ? [[textAt(name), textAt(english)] as const] : [],
  )
}

/** Returns true if at least one filled text of a record has no English version. */
export function lacksEnglish(description: FieldDescriptions, record: object): boolean {
  return englishPairs(description, record).some(([, english]) => isBlankHtml(english))
}
