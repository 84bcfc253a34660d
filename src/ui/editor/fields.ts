import type { GenericSchema } from 'valibot'
import type { MessageId } from '@/i18n/message-id.gen'
import type { Msg } from '@/i18n/use-msg'

type IsGroup<Value> = Value extends readonly unknown[] | null | undefined
  ? false
  : Value extends object
    ? true
    : false

/** The names of a form's fields; those of a nested object are joined by a point: `seo.title`. */
export type FieldName<Form> = {
  [Key in keyof Form & string]-?: IsGroup<Form[Key]> extends true
    ? `${Key}.${keyof Form[Key] & string}`
    : Key
}[keyof Form & string]

type ValueOf<Form, Name extends string> = Name extends `${infer Group}.${infer Key}`
  ? Group extends keyof Form
    ? Key extends keyof Form[Group]
      ? Form[Group][Key]
      : never
    : never
  : Name extends keyof Form
    ? Form[Name]
    : never

/** What `show` needs to say a value in words: texts, and what other things are called by their id. */
export type Words = { msg: Msg; nameOf?: ((id: string) => string | undefined) | undefined }

type FieldOf<Form, Value> = {
  /** Reads a stored value; one that it refuses is dropped. */
  stored: GenericSchema<unknown, Value>
} & (
  | {
      label: MessageId
      /** The part of the form that the field is in, where its label alone does not tell it from others. */
      section?: MessageId
      /** Whether two forms say the same here; by default, whether the values are equal. */
      equal?: (one: Form, other: Form) => boolean
      /** The value in words, for people who compare versions; a text as it is by default. */
      show?: (form: Form, words: Words, other: Form) => string
      /** Not the person's to change: it is neither compared nor chosen. */
      partOf?: undefined
    }
  | {
      /** Compared and chosen together with another field, which says how. */
      partOf: FieldName<Form>
    }
)

/**
 * Every field of a form. What is unsaved, what a draft keeps and what a conflict asks about all come from this table,
 * so a field that is missing here must not compile.
 */
export type FieldTable<Form> = {
  readonly [Name in FieldName<Form>]: FieldOf<Form, ValueOf<Form, Name>>
}

/** A field as the functions below see it, whatever its value is. */
export type AnyField<Form> = FieldOf<Form, unknown>

/** The fields of a table with their names, in its order. */
export function fieldsOf<Form>(
  table: FieldTable<Form>,
): { name: FieldName<Form>; field: AnyField<Form> }[] {
  const isName = (name: string): name is FieldName<Form> => Object.hasOwn(table, name)
  return Object.keys(table)
    .filter(isName)
    .map((name) => ({ name, field: table[name] }))
}

/** The value of a field. */
export function valueAt(form: unknown, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
      form,
    )
}

/** The form with another value in a field. */
export function withValue<Form extends object>(form: Form, name: string, value: unknown): Form {
  const [group = name, key] = name.split('.')
  const part: unknown = Reflect.get(form, group)
  return { ...form, [group]: key === undefined ? value : { ...Object(part), [key]: value } }
}

/** The form with the values that `from` has in these fields. */
function withValues<Form extends object>(form: Form, from: Form, names: readonly string[]): Form {
  return names.reduce((next, name) => withValue(next, name, valueAt(from, name)), form)
}

/** These fields and all that go with them. */
function withParts<Form>(table: FieldTable<Form>, names: readonly FieldName<Form>[]) {
  return fieldsOf(table)
    .filter(({ name, field }) => names.includes(field.partOf ?? name))
    .map(({ name }) => name)
}

/** The fields in which two forms differ, in the order of the table. */
export function differingFields<Form extends object>(
  table: FieldTable<Form>,
  one: Form,
  other: Form,
): FieldName<Form>[] {
  return fieldsOf(table)
    .filter(
      ({ name, field }) =>
        'label' in field &&
        !(field.equal?.(one, other) ?? isEqual(valueAt(one, name), valueAt(other, name))),
    )
    .map(({ name }) => name)
}

/** Two versions of a form, and the one that both began with. */
export type Versions<Form> = { base: Form; mine: Form; theirs: Form }

/** What became of two versions: each field as whoever changed it has it; mine where both did. */
export type Merged<Form> = {
  form: Form
  /** The fields that both changed, and not to the same: somebody has to choose. */
  asked: FieldName<Form>[]
}

/** Puts two versions together. */
export function merge<Form extends object>(
  table: FieldTable<Form>,
  { base, mine, theirs }: Versions<Form>,
): Merged<Form> {
  const changedByMe = differingFields(table, base, mine)
  const changedByThem = differingFields(table, base, theirs)
  const different = differingFields(table, mine, theirs)
  return {
    form: withValues(theirs, mine, withParts(table, changedByMe)),
    asked: different.filter((name) => changedByMe.includes(name) && changedByThem.includes(name)),
  }
}

/** The form with some fields, and what goes with them, as another version has them. */
export function withFieldsOf<Form extends object>(
  table: FieldTable<Form>,
  form: Form,
  from: Form,
  names: readonly FieldName<Form>[],
): Form {
  return withValues(form, from, withParts(table, names))
}

/** A form after `sent` was saved as `saved`: what was typed meanwhile stays. */
export function settled<Form extends object>(
  table: FieldTable<Form>,
  { current, sent, saved }: { current: Form; sent: Form; saved: Form },
): Form {
  return withFieldsOf(table, saved, current, differingFields(table, current, sent))
}

/** What a field that is compared is called. */
function labelOf<Form>(table: FieldTable<Form>, name: FieldName<Form>, msg: Msg): string {
  const field: AnyField<Form> = table[name]
  if (!('label' in field)) return labelOf(table, field.partOf, msg)
  const label = msg(field.label)
  return field.section ? `${msg(field.section)} · ${label}` : label
}

/** What a form says in a field, in words; `other` is what it is compared with. */
function textAt<Form extends object>(
  table: FieldTable<Form>,
  name: FieldName<Form>,
  { form, other, words }: { form: Form; other: Form; words: Words },
): string {
  const field: AnyField<Form> = table[name]
  const text =
    'label' in field && field.show
      ? field.show(form, words, other)
      : plainText(valueAt(form, name), words.msg)
  return text === '' ? words.msg('editor.value.none') : shortened(text)
}

function plainText(value: unknown, msg: Msg): string {
  if (typeof value === 'boolean') return msg(value ? 'editor.value.yes' : 'editor.value.no')
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

/** One field in several versions, in words. */
export type ComparedField = {
  name: string
  label: string
  mine: string
  theirs: string
  base: string
}

/** What versions say in these fields, for people who compare them. */
export function comparedFields<Form extends object>(
  table: FieldTable<Form>,
  names: readonly FieldName<Form>[],
  { base, mine, theirs }: Versions<Form>,
  words: Words,
): ComparedField[] {
  return names.map((name) => ({
    name,
    label: labelOf(table, name, words.msg),
    mine: textAt(table, name, { form: mine, other: theirs, words }),
    theirs: textAt(table, name, { form: theirs, other: mine, words }),
    base: textAt(table, name, { form: base, other: mine, words }),
  }))
}

/** Longer texts are cut: people compare versions, they do not read them here. */
const longest = 480

function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text
}

/** Whether two values say the same; what is absent is as good as empty. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other)
    return (one ?? '') === (other ?? '')
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isEqual(Reflect.get(one, name), Reflect.get(other, name)))
}

/** For `equal`: spaces around a text are no change. */
export function isSameTrimmed(name: string): (one: unknown, other: unknown) => boolean {
  const textOf = (form: unknown) => {
    const value = valueAt(form, name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return (one, other) => textOf(one) === textOf(other)
}

/** For `show`: the file name of a picture; one that travels as text is told by its beginning. */
export function pictureName(url: string): string {
  if (url.startsWith('data:')) return `${url.slice(0, 24)}…`
  const [path = ''] = url.split('?')
  return path.split('/').at(-1) || url
}
