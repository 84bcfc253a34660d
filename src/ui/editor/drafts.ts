import * as v from 'valibot'
import { readStored, type SafeStorage } from '@/lib/storage'
import { type FieldTable, fieldsOf, valueAt, withValue } from './fields'

/** A version that the server has; of a new thing the empty form. */
export type Saved<Form> = {
  id: number | string | null
  form: Form
  /** Names the version: with it, a save over a newer one is a conflict. */
  updatedAt: string | null
  /** When that was, where `updatedAt` is not itself a time. */
  savedAt?: string | null
}

/** What was typed and not saved. */
export type Draft<Form> = {
  form: Form
  /** The version that the typing began with, and its `updated_at`, where it has one. */
  base: Form
  updatedAt: string | null
  /** A new thing that was sent and got no answer, with its key: it is sent again under the same one. */
  sent: { key: string; form: Form } | null
}

type DraftOptions<Form> = {
  /** Names the kind of thing, for the key in the storage. */
  name: string
  /** To be raised when older drafts can no longer be read; they are dropped then. */
  version: number
  storage: SafeStorage
  fields: FieldTable<Form>
}

/** Whose draft it is, and of what: null is a new one. */
export type DraftOf = { id: number | string | null; owner?: number | undefined }

export type DraftStore<Form> = {
  /** Null where there is nothing, or somebody else's. Damaged fields are as in `saved`. */
  read: (of: DraftOf, saved: Form) => Draft<Form> | null
  /** Answers whether there was room for it. */
  write: (of: DraftOf, draft: Draft<Form>) => boolean
  remove: (of: DraftOf) => void
}

const anything = v.optional(v.unknown())

/** A draft as it is stored; `readForm` judges its forms field by field. */
const draftSchema = v.object({
  version: v.number(),
  owner: v.optional(v.number()),
  form: anything,
  base: anything,
  updatedAt: v.fallback(v.nullable(v.string()), null),
  sent: v.fallback(v.nullable(v.object({ key: v.string(), form: anything })), null),
})

/** Keeps drafts in a storage of the browser. */
export function draftStore<Form extends object>({
  name,
  version,
  storage,
  fields,
}: DraftOptions<Form>): DraftStore<Form> {
  const keyOf = ({ id }: DraftOf) => `draft:${name}:${id ?? 'new'}`
  return {
    read(of, saved) {
      const stored = readStored(storage, keyOf(of), draftSchema)
      if (stored?.version !== version || stored.owner !== of.owner) return null
      const { form, base, updatedAt, sent } = stored
      return {
        form: readForm(fields, form, saved),
        base: readForm(fields, base, saved),
        updatedAt,
        sent: sent && { key: sent.key, form: readForm(fields, sent.form, saved) },
      }
    },
    write: (of, draft) =>
      storage.write(keyOf(of), JSON.stringify({ version, owner: of.owner, ...draft })),
    remove: (of) => storage.remove(keyOf(of)),
  }
}

/** The good fields of a stored form over those of `saved`; fields that belong together stand or fall together. */
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
