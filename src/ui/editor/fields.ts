import * as v from 'valibot'
import type { GenericSchema } from 'valibot'
import type { MessageId } from '@/i18n/message-id.gen'
import type { Msg } from '@/i18n/use-msg'
import {
  type FieldDescriptions,
  type FieldDescription,
  formFieldNames,
  type NameWith,
} from '@/lib/description'
import { isRecord, memberOf, buildRecord } from '@/lib/json'
import { kindOf, formValueSchema } from '@/lib/kinds/described'
import { valueWordsOf } from '../data/field-text'

type IsGroup<Value> = Value extends readonly unknown[] | null | undefined
  ? false
  : Value extends object
    ? true
    : false

/** The names of a form's fields. A field in a nested object has a name with a dot, such as `seo.title`. */
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

/** The helpers that `show` can use: the texts, and the names of other records by id. */
export type FieldWording = { msg: Msg; nameOf?: ((id: string) => string | undefined) | undefined }

type FieldOf<Form, Value> = {
  /** The schema of a stored value. An invalid value is dropped. */
  stored: GenericSchema<unknown, Value>
} & (
  | {
      label: MessageId
      /** The section of the form that contains the field. Set it if the label alone is ambiguous. */
      section?: MessageId
      /**
       * Fields with the same group name are compared and chosen together, because they depend on each other.
       */
      group?: string | undefined
      /**
       * Returns true if two forms have the same value in this field. By default the values are compared
       * deeply.
       */
      equal?: (a: Form, b: Form) => boolean
      /**
       * Returns the value as text, for the comparison of two versions. By default, texts and numbers are
       * shown unchanged.
       */
      show?: (form: Form, context: FieldWording, other: Form) => string
      partOf?: undefined
    }
  | {
      /**
       * The name of the main field of the group. This field is compared and chosen together with the main
       * field.
       */
      partOf: FieldName<Form>
    }
)

/**
 * The description of every field of a form. Unsaved changes, drafts and conflicts use it. A missing field is
 * a type error.
 */
export type FieldTable<Form> = {
  readonly [Name in FieldName<Form>]: FieldOf<Form, ValueOf<Form, Name>>
}

export type AnyField<Form> = FieldOf<Form, unknown>

export function fieldEntries<Form>(
  table: FieldTable<Form>,
): { name: FieldName<Form>; field: AnyField<Form> }[] {
  const isName = (name: string): name is FieldName<Form> => Object.hasOwn(table, name)
  return Object.keys(table)
    .filter(isName)
    .map((name) => ({ name, field: table[name] }))
}

/**
 * Returns the value of a field by its name, for example `seo.title`. Returns undefined if the form does not
 * have the field.
 */
export function fieldValue(form: unknown, name: string): unknown {
  return name.split('.').reduce(memberOf, form)
}

/** Returns a copy of the form with another value in one field. */
export function withValueAt<Form extends object>(form: Form, name: string, value: unknown): Form {
  const [group = name, key] = name.split('.')
  const part = key === undefined ? value : { ...Object(memberOf(form, group)), [key]: value }
  return { ...form, [group]: part }
}

function withValues<Form extends object>(form: Form, from: Form, names: readonly string[]): Form {
  return names.reduce((next, name) => withValueAt(next, name, fieldValue(from, name)), form)
}

function groupOf<Form>(table: FieldTable<Form>, name: FieldName<Form>): string {
  const field: AnyField<Form> = table[name]
  return 'label' in field ? (field.group ?? name) : groupOf(table, field.partOf)
}

/** Returns all fields of the groups to which these fields belong. */
function withParts<Form>(table: FieldTable<Form>, names: readonly FieldName<Form>[]) {
  const groups = new Set(names.map((name) => groupOf(table, name)))
  return fieldEntries(table)
    .map(({ name }) => name)
    .filter((name) => groups.has(groupOf(table, name)))
}

/**
 * Returns the names of the fields whose values differ between two forms, in the order of the table. Fields
 * with `partOf` are left out, because their main field compares them.
 */
export function differingFields<Form extends object>(
  table: FieldTable<Form>,
  a: Form,
  b: Form,
): FieldName<Form>[] {
  return fieldEntries(table)
    .filter(
      ({ name, field }) =>
        'label' in field &&
        !(field.equal?.(a, b) ?? isSameFieldValue(fieldValue(a, name), fieldValue(b, name))),
    )
    .map(({ name }) => name)
}

export type VersionsToMerge<Form> = { base: Form; local: Form; remote: Form }

/**
 * The result of merging two versions. A group of fields comes from the side that changed it. If both sides
 * changed the group, its values come from the local side.
 */
export type MergedVersions<Form> = {
  form: Form
  /** The fields that both sides changed in different ways. The user has to choose one of the two values. */
  contested: FieldName<Form>[]
  /** The fields in which the merged form has a value of the remote side that the local side did not have. */
  taken: FieldName<Form>[]
}

/** Merges the local and the remote version of a form. `base` is the version from which both started. */
export function mergeVersions<Form extends object>(
  table: FieldTable<Form>,
  { base, local, remote }: VersionsToMerge<Form>,
): MergedVersions<Form> {
  const changedHere = differingFields(table, base, local)
  const changedThere = differingFields(table, base, remote)
  const different = differingFields(table, local, remote)
  const groups = (names: typeof different) => new Set(names.map((name) => groupOf(table, name)))
  const [here, there] = [groups(changedHere), groups(changedThere)]
  const isInBoth = (group: string) => here.has(group) && there.has(group)
  const form = withValues(remote, local, withParts(table, changedHere))
  return {
    form,
    contested: different.filter((name) => isInBoth(groupOf(table, name))),
    taken: differingFields(table, local, form),
  }
}

/**
 * Returns a copy of the form in which these fields have the values of `from`. Fields of the same groups are
 * copied too.
 */
export function withFieldsFrom<Form extends object>(
  table: FieldTable<Form>,
  form: Form,
  from: Form,
  names: readonly FieldName<Form>[],
): Form {
  return withValues(form, from, withParts(table, names))
}

/**
 * Returns the form to show after a save. It contains the saved values, and everything that the user typed
 * during the save.
 */
export function formAfterSave<Form extends object>(
  table: FieldTable<Form>,
  { current, sent, saved }: { current: Form; sent: Form; saved: Form },
): Form {
  return withFieldsFrom(table, saved, current, differingFields(table, current, sent))
}

/** Returns the translated label of a field. The label of its section comes first, if the field has one. */
export function fieldLabel<Form>(table: FieldTable<Form>, name: FieldName<Form>, msg: Msg): string {
  const field: AnyField<Form> = table[name]
  if (!('label' in field)) return fieldLabel(table, field.partOf, msg)
  const label = msg(field.label)
  return field.section ? `${msg(field.section)} · ${label}` : label
}

function textAt<Form extends object>(
  table: FieldTable<Form>,
  name: FieldName<Form>,
  { form, other, context }: { form: Form; other: Form; context: FieldWording },
): string {
  const field: AnyField<Form> = table[name]
  const text =
    'label' in field && field.show
      ? field.show(form, context, other)
      : plainText(fieldValue(form, name), context.msg)
  return text === '' ? context.msg('editor.value.none') : shortened(text)
}

function plainText(value: unknown, msg: Msg): string {
  if (typeof value === 'boolean') return msg(value ? 'editor.value.yes' : 'editor.value.no')
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

export type ComparedField = {
  name: string
  label: string
  local: string
  remote: string
  base: string
}

/** Returns the labels and the three values of these fields as texts. Fields of one group become one entry. */
export function comparedFields<Form extends object>(
  table: FieldTable<Form>,
  names: readonly FieldName<Form>[],
  { base, local, remote }: VersionsToMerge<Form>,
  context: FieldWording,
): ComparedField[] {
  return [...Map.groupBy(names, (name) => groupOf(table, name)).values()].map((group) => {
    const label = (name: FieldName<Form>) => fieldLabel(table, name, context.msg)
    const texts = (form: Form, other: Form) =>
      group
        .map((name) => [name, textAt(table, name, { form, other, context })] as const)
        .map(([name, text]) => (group.length > 1 ? `${label(name)}: ${text}` : text))
        .join('\n')
    return {
      name: group[0] ?? '',
      label: group.map(label).join(', '),
      local: texts(local, remote),
      remote: texts(remote, local),
      base: texts(base, local),
    }
  })
}

/**
 * The greatest number of characters that are shown. Users only compare the versions and do not read them in
 * full.
 */
const longest = 480

function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text
}

/**
 * Returns true if two values are deeply equal. Spaces around a text do not count. null and undefined equal
 * ''.
 */
export function isSameFieldValue(a: unknown, b: unknown): boolean {
  if (!isRecord(a) || !isRecord(b)) return trimmed(a) === trimmed(b)
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every((name) => isSameFieldValue(a[name], b[name]))
}

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : (value ?? ''))

/**
 * The fields that a form has to describe itself: fields with a structure of their own (`parts`), and every
 * field that differs from the record's description.
 */
type OwnFields<D extends FieldDescriptions, Form> = {
  readonly [Name in NameWith<D, { kind: 'parts' }> & FieldName<Form>]: FieldTable<Form>[Name]
} & { readonly [Name in FieldName<Form>]?: Partial<FieldTable<Form>[Name]> }

/**
 * Returns the field table of a form, made from the description of its record. The kinds of the fields
 * determine the labels, the schemas of drafts and the texts.
 */
export function fieldTableOf<D extends FieldDescriptions, Form>(
  description: D & Readonly<Record<FieldName<Form>, unknown>>,
  own: OwnFields<D, Form>,
): FieldTable<Form> {
  const fields: FieldDescriptions = description
  const english = new Set(Object.values(fields).map((field) => field.english))
  const rows = formFieldNames(fields).flatMap((name) => {
    const field = fields[name]
    const ofForm = memberOf(own, name)
    if (!field || memberOf(ofForm, 'partOf') !== undefined) return [[name, ofForm] as const]
    // A draft may be older than the fields for English texts, so these fields may be missing in the draft.
    const isEnglish = english.has(name.slice(name.lastIndexOf('.') + 1))
    const older = isEnglish && { stored: v.optional(v.string(), '') }
    return [[name, { ...fieldOf<Form>(name, field), ...older, ...Object(ofForm) }] as const]
  })
  return buildRecord(rows, (row) => memberOf(row, 'stored') !== undefined)
}

function fieldOf<Form>(name: string, field: FieldDescription): Partial<AnyField<Form>> {
  const { holds, inWords } = kindOf(field)
  const group = field.conflictGroup
  if (holds === 'parts') return { group }
  return {
    label: field.label,
    group,
    ...(field.section && { section: field.section }),
    stored: formValueSchema(field),
    show(form, { msg, nameOf }) {
      const value = fieldValue(form, name)
      // The user may have typed something that is not a number, so the text is shown as it is.
      return holds === 'number' ? String(value) : inWords(value, valueWordsOf(msg, nameOf), field)
    },
  }
}
