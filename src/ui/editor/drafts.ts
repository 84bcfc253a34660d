import * as v from 'valibot'
import { kept, parseKept } from '@/lib/kept'
import type { KeptName } from '@/lib/kept-keys'
import { differingFields, type FieldTable, fieldsOf, valueAt, withValue } from './fields'

/** A version on the server; for a new record, the empty form. */
export type Saved<Form, Row = unknown> = {
  id: number | string | null
  form: Form
  /** The record as the server sent it, for editors that show more of it than its form. */
  row?: Row
  /** Identifies the version: the server reports a conflict when it holds a newer one. */
  updatedAt: string | null
  /** When it was saved, where `updatedAt` is not a time itself. */
  savedAt?: string | null
}

/** Typed values that are not saved. */
export type Draft<Form> = {
  form: Form
  /** The version that the user started from, and its `updated_at` if it has one. */
  base: Form
  updatedAt: string | null
  /** The `Idempotency-Key` of the create that it may become, in whichever tab. */
  key?: string | undefined
  /** A create without an answer: the retry carries the same key. */
  sent: { form: Form } | null
}

/** The record that a draft belongs to; null for a new one. */
export type DraftId = number | string | null

export type DraftStore<Form> = {
  /** Returns null without a draft and with one like `saved`. Damaged fields are as in `saved`. */
  read: (id: DraftId, saved: Form) => Draft<Form> | null
  /** Returns false when the storage is full or blocked. */
  write: (id: DraftId, draft: Draft<Form>) => boolean
  remove: (id: DraftId) => void
}

const anything = v.optional(v.unknown())

/** Raise it when older drafts can no longer be read: they are dropped. */
const version = 1

/** A draft as it is stored; `readForm` checks its forms field by field. */
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
 * Puts the valid fields of a stored form over `saved`. One damaged field of a group drops the whole group.
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
