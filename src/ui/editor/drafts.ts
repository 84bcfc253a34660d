import * as v from 'valibot'
import { kept, parseKept } from '@/lib/kept'
import type { KeptName } from '@/lib/kept-keys'
import { differingFields, type FieldTable, fieldsOf, valueAt, withValue } from './fields'

/** A version of the record on the server. For a new record it is the empty form. */
export type Saved<Form, Row = unknown> = {
  id: number | string | null
  form: Form
  /** The record as the server sent it, for editors that show more than the fields of the form. */
  row?: Row
  /** Identifies the version. The server reports a conflict if it has a newer version. */
  updatedAt: string | null
  /** The time of the save. Needed if `updatedAt` is not a time. */
  savedAt?: string | null
}

/** Typed values that are not saved. */
export type Draft<Form> = {
  form: Form
  /** The version that the user started from, and its `updated_at` if the version has one. */
  base: Form
  updatedAt: string | null
  /** The `Idempotency-Key` of the create request for this draft, the same in every tab. */
  key?: string | undefined
  /** The form of a create request that got no answer. The retry uses the same key. */
  sent: { form: Form } | null
}

/** The record that a draft belongs to; null for a new one. */
export type DraftId = number | string | null

export type DraftStore<Form> = {
  /**
   * Returns null if there is no draft or if the draft equals `saved`. Damaged fields get the value from
   * `saved`.
   */
  read: (id: DraftId, saved: Form) => Draft<Form> | null
  /** Returns false when the storage is full or blocked. */
  write: (id: DraftId, draft: Draft<Form>) => boolean
  remove: (id: DraftId) => void
}

const anything = v.optional(v.unknown())

/** Increase it when older drafts can no longer be read. Older drafts are then dropped. */
const version = 1

/** A draft as it is stored. `readForm` checks the forms in it field by field. */
const draftSchema = v.object({
  version: v.literal(version),
  form: anything,
  base: anything,
  updatedAt: v.fallback(v.nullable(v.string()), null),
  key: v.fallback(v.optional(v.string()), undefined),
  sent: v.fallback(v.nullable(v.object({ form: anything })), null),
})

export function draftStore<Form extends object>(
  name: Extract<KeptName, `draft_${string}`>,
  fields: FieldTable<Form>,
): DraftStore<Form> {
  const draftOf = (id: DraftId) => kept(name, id ?? 'new')
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
 * Replaces values of `saved` with the valid fields of a stored form. One damaged field of a group drops the
 * whole group.
 */
function readForm<Form extends object>(
  table: FieldTable<Form>,
  stored: unknown,
  saved: Form,
): Form {
  const read = fieldsOf(table).map(({ name, field }) => ({
    name,
    group: field.partOf ?? name,
    value: v.safeParse(field.stored, valueAt(stored, name)),
  }))
  const damaged = new Set(read.filter(({ value }) => !value.success).map(({ group }) => group))
  return read
    .filter(({ group }) => !damaged.has(group))
    .reduce((form, { name, value }) => withValue(form, name, value.output), saved)
}
