import * as v from 'valibot'
import type { MessageId } from '@/i18n/message-id.gen'
import {
  type Described,
  type Field,
  type FormName,
  formNames,
  type NameWith,
} from '@/lib/description'
import { htmlText } from '@/lib/html-text'
import { type AnyField, type FieldName, type FieldTable, pictureName } from './fields'

type Labelled = Readonly<Record<string, Field & { label: MessageId }>>

/** What a form says itself: all of its fields with parts of their own, and of any other what differs. */
type OwnFields<D extends Described, Form> = {
  readonly [Name in NameWith<D, { kind: 'parts' }> & FieldName<Form>]: FieldTable<Form>[Name]
} & { readonly [Name in FieldName<Form>]?: Partial<FieldTable<Form>[Name]> }

/** Returns the field table of a described record's form: labels, checks of drafts and words for values follow from its kinds. */
export function describedFields<D extends Labelled, Form extends Record<FormName<D>, unknown>>(
  description: D,
  own: OwnFields<D, Form>,
): FieldTable<Form>
export function describedFields<Form>(
  description: Labelled,
  own: Readonly<Record<string, Partial<AnyField<Form>>>>,
): Readonly<Record<string, Partial<AnyField<Form>>>> {
  return Object.fromEntries(
    formNames(description).map((name) => [
      name,
      own[name] && 'partOf' in own[name]
        ? own[name]
        : { ...fieldOf(name, description[name]), ...own[name] },
    ]),
  )
}

function fieldOf<Form>(
  name: string,
  field: (Field & { label: MessageId }) | undefined,
): Partial<AnyField<Form>> {
  if (!field) return {}
  const textOf = (form: Form) => String(Reflect.get(Object(form), name) ?? '')
  const { label } = field
  switch (field.kind) {
    case 'html':
      return { label, stored: v.string(), show: (form) => htmlText(textOf(form)) }
    case 'relation':
      return {
        label,
        stored: v.nullable(v.pipe(v.number(), v.safeInteger())),
        show(form, { nameOf }) {
          const id = textOf(form)
          return id === '' ? '' : (nameOf?.(id) ?? `#${id}`)
        },
      }
    case 'choice':
      return { label, stored: v.picklist(field.values ?? []) }
    case 'flag':
      return { label, stored: v.boolean() }
    case 'list':
    case 'images':
      return { label, stored: v.array(v.string()) }
    case 'image':
      return { label, stored: v.string(), show: (form) => pictureName(textOf(form)) }
    default:
      return { label, stored: v.string() }
  }
}
