import * as v from 'valibot'
import type { MessageId } from '@/i18n/message-id.gen'
import { type Described, type Field, formNames, type NameWith } from '@/lib/description'
import { memberOf } from '@/lib/json'
import { kindOf, schemaInForm } from '@/lib/kinds/described'
import { recordOf } from '@/lib/record'
import { sayOf } from '../data/field-text'
import { type AnyField, type FieldName, type FieldTable, valueAt } from './fields'

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
): FieldTable<Form> {
  const fields: Labelled = description
  const english = new Set(Object.values(fields).map((field) => field.english))
  const rows = formNames(fields).flatMap((name) => {
    const field = fields[name]
    const ofForm = memberOf(own, name)
    if (!field || memberOf(ofForm, 'partOf') !== undefined) return [[name, ofForm] as const]
    // A draft may be older than the fields for English.
    const isEnglish = english.has(name.slice(name.lastIndexOf('.') + 1))
    const older = isEnglish && { stored: v.optional(v.string(), '') }
    return [[name, { ...fieldOf<Form>(name, field), ...older, ...Object(ofForm) }] as const]
  })
  return recordOf(rows, (row) => memberOf(row, 'stored') !== undefined)
}

function fieldOf<Form>(name: string, field: LabelledField): Partial<AnyField<Form>> {
  const { holds, inWords } = kindOf(field)
  if (holds === 'parts') return {}
  return {
    label: field.label,
    ...(field.section && { section: field.section }),
    stored: schemaInForm(field),
    show(form, { msg, nameOf }) {
      const value = valueAt(form, name)
      // What is typed may be no number yet.
      return holds === 'number' ? String(value) : inWords(value, sayOf(msg, nameOf), field)
    },
  }
}
