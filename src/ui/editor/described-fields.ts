import * as v from 'valibot'
import type { MessageId } from '@/i18n/message-id.gen'
import { type Described, type Field, formNames, type NameWith } from '@/lib/description'
import { htmlText } from '@/lib/html-text'
import {
  type AnyField,
  type FieldName,
  type FieldTable,
  isSameTrimmed,
  pictureName,
  valueAt,
} from './fields'

type LabelledField = Field & { label: MessageId; section?: MessageId }

type Labelled = Readonly<Record<string, LabelledField>>

/** What a form says itself: all of its fields with parts of their own, and of any other what differs. */
type OwnFields<D extends Described, Form> = {
  readonly [Name in NameWith<D, { kind: 'parts' }> & FieldName<Form>]: FieldTable<Form>[Name]
} & { readonly [Name in FieldName<Form>]?: Partial<FieldTable<Form>[Name]> }

/** Returns the field table of a described record's form, groups by `flat`: labels, checks of drafts and words follow from its kinds. */
export function describedFields<D extends Labelled, Form>(
  description: D & Readonly<Record<FieldName<Form>, unknown>>,
  own: OwnFields<D, Form>,
): FieldTable<Form>
export function describedFields<Form>(
  description: Labelled,
  own: Readonly<Record<string, Partial<AnyField<Form>>>>,
): Readonly<Record<string, Partial<AnyField<Form>>>> {
  const english = new Set(Object.values(description).map((field) => field.english))
  return Object.fromEntries(
    formNames(description).map((name) => [
      name,
      own[name] && 'partOf' in own[name]
        ? own[name]
        : {
            ...fieldOf(name, description[name]),
            // A draft may be older than the fields for English.
            ...(english.has(name.slice(name.lastIndexOf('.') + 1)) && {
              stored: v.optional(v.string(), ''),
            }),
            ...own[name],
          },
    ]),
  )
}

function fieldOf<Form>(name: string, field: LabelledField | undefined): Partial<AnyField<Form>> {
  if (!field) return {}
  const textOf = (form: Form) => {
    const value = valueAt(form, name)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  const label = { label: field.label, ...(field.section && { section: field.section }) }
  switch (field.kind) {
    case 'text':
      return { ...label, stored: v.string(), equal: isSameTrimmed(name) }
    case 'parts':
      return {}
    case 'html':
      return { ...label, stored: v.string(), show: (form) => htmlText(textOf(form)) }
    case 'relation':
      return {
        ...label,
        stored: v.nullable(v.pipe(v.number(), v.safeInteger())),
        show(form, { nameOf }) {
          const id = textOf(form)
          return id === '' ? '' : (nameOf?.(id) ?? `#${id}`)
        },
      }
    case 'choice':
      return { ...label, stored: v.picklist(field.values ?? []) }
    case 'flag':
      return { ...label, stored: v.boolean() }
    case 'list':
    case 'images':
      return { ...label, stored: v.array(v.string()) }
    case 'image':
      return { ...label, stored: v.string(), show: (form) => pictureName(textOf(form)) }
    default:
      return { ...label, stored: v.string() }
  }
}
