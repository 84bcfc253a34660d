import * as v from 'valibot'
import { kept, parseKept } from '@/lib/kept'
import type { KeptName } from '@/lib/kept-keys'
import { differingFields, type FieldTable, fieldEntries, fieldValue, withValueAt } from './fields'

/** A version of a record on the server. For a new record, it is the empty form. */
export type SavedVersion<Form, Row = unknown> = {
  id: number | string | null
  form: Form
  /** The record as the server sent it. Editors that show more than the fields of the form need it. */
  row?: Row
  /** The id of the version. If the server has a newer version, it reports a conflict. */
  updatedAt: string | null
  /** The time of the save. Set it if `updatedAt` is not a time. */
  savedAt?: string | null
}

/** Values that were typed but not saved. */
export type FormDraft<Form> = {
  form: Form
  /** The version that the user started from. `updatedAt` is its `updated_at`, if it has one. */
  base: Form
  updatedAt: string | null
  /**
   * The idempotency key of the request that creates the record. All browser tabs with this draft use this
   * key.
   */
  key?: string | undefined
  /**
   * The form of a request for a new record for which the server sent no response. The next save sends this
   * form again with the same key.
   */
  sent: { form: Form } | null
}

/** The id of the record that a draft belongs to. It is null for a new record. */
export type DraftRecordId = number | string | null

export type DraftStore<Form> = {
  /**
   * Returns the stored draft. Returns null if there is none or it equals `saved`. Damaged fields get the
   * value of `saved`.
   */
  read: (id: DraftRecordId, saved: Form) => FormDraft<Form> | null
  /** Stores a draft. Returns false if the storage is full or blocked. */
  write: (id: DraftRecordId, draft: FormDraft<Form>) => boolean
  remove: (id: DraftRecordId) => void
}

const anything = v.optional(v.unknown())

/**
 * The version of the storage format. Increase it when old drafts cannot be read any more. Older drafts are
 * then dropped.
 */
const version = 1

/** The schema of a stored draft. `readForm` checks the forms in it field by field. */
const draftSchema = v.object({
  version: v.literal(version),
  form: anything,
  base: anything,
  updatedAt: v.fallback(v.nullable(v.string()), null),
  key: v.fallback(v.optional(v.string()), undefined),
  sent: v.fallback(v.nullable(v.object({ form: anything })), null),
})

/** Returns the functions that store the drafts of a form in the browser. */
export function draftStoreOf<Form extends object>(
  name: Extract<KeptName, `draft_${string}`>,
  fields: FieldTable<Form>,
): DraftStore<Form> {
  const draftOf = (id: DraftRecordId) => kept(name, id ?? 'new')
  return {
    read(id, saved) {
      const stored = parseKept(draftOf(id), draftSchema)
      if (!stored) return null
      const { base, updatedAt, key, sent } = stored
      const form = readForm(fields, stored.form, saved)
      if (differingFields(fields, form, saved).length === 0) return null
      return {
        form,
        base: readForm(fields, base, saved),
        updatedAt,
        key,
        sent: sent && { form: readForm(fields, sent.form, saved) },
      }
    },
    write: (id, draft) => draftOf(id).write(JSON.stringify({ version, ...draft })),
    remove: (id) => draftOf(id).remove(),
  }
}

/**
 * Returns the saved form with the valid fields of a stored form. If one field of a group is damaged, the
 * whole group keeps its saved values.
 */
function readForm<Form extends object>(
  table: FieldTable<Form>,
  stored: unknown,
  saved: Form,
): Form {
  const read = fieldEntries(table).map(({ name, field }) => ({
    name,
    group: field.partOf ?? name,
    value: v.safeParse(field.stored, fieldValue(stored, name)),
  }))
  const damaged = new Set(read.filter(({ value }) => !value.success).map(({ group }) => group))
  return read
    .filter(({ group }) => !damaged.has(group))
    .reduce((form, { name, value }) => withValueAt(form, name, value.output), saved)
}
