import { useState } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { shopConfig } from '@/lib/shop-config'
import type { FieldErrors } from '../form/field-errors'
import type { FormHelpers } from '../form/Form'
import { useToast } from '../toast/toast'
import type { DraftStore, Saved } from './drafts'
import {
  differingFields,
  type FieldName,
  type FieldTable,
  merge,
  settled,
  withFieldsOf,
} from './fields'
import { useCreateOnce } from './use-create-once'
import { useDraft } from './use-draft'

/** What became of a write that failed: somebody was faster, nobody knows, or the server refused it. */
export type WriteOutcome = 'conflict' | 'unknown' | 'refused'

/** Both sides changed the same fields: the person chooses. */
export type Conflict<Form> = {
  base: Form
  mine: Form
  theirs: Saved<Form>
  asked: FieldName<Form>[]
  /** Everything that needs no choice. */
  merged: Form
  helpers: FormHelpers<Form>
}

export type EditorOptions<Form extends object> = {
  fields: FieldTable<Form>
  /** Read once: what is typed is not taken away by newer answers. */
  saved: Saved<Form>
  /** Without one, nothing outlives the form. */
  drafts?: DraftStore<Form>
  /** Whose drafts these are, where they are personal. */
  owner?: number | undefined
  /**
   * Saves a form over a version and answers the new one. A new thing comes with the `Idempotency-Key` to send along,
   * where the host knows that header.
   */
  send: (form: Form, over: Saved<Form>, key: string | undefined) => Promise<Saved<Form>>
  /** Reads what the server has now, after a conflict. */
  readNewest?: (id: number | string) => Promise<Saved<Form>>
  /** True where the thing was deleted since: what was typed is saved as a new one. */
  isGone?: (id: number | string) => boolean
  outcomeOf: (error: unknown) => WriteOutcome
  onSaved: (saved: Saved<Form>) => void
  /** Answers what the server said about single fields. */
  onFailure: (error: unknown, form: Form) => FieldErrors
  /** Whether the host knows the `Idempotency-Key` header. */
  idempotencyKeys?: boolean
}

export type Editor<Form extends object> = ReturnType<typeof useEditor<Form>>

/**
 * Editing what others may edit too: what is unsaved, its draft, saving, and what to do where somebody was faster or no
 * answer came.
 */
export function useEditor<Form extends object>(options: EditorOptions<Form>) {
  const { fields, drafts, owner, send, readNewest, outcomeOf } = options
  const knowsKeys = options.idempotencyKeys ?? shopConfig.idempotencyKeys
  const msg = useMsg()
  const toast = useToast()
  const [saved, setSaved] = useState(options.saved)
  const [draft, setDraft] = useState(() => {
    const found = drafts?.read({ id: saved.id, owner }, saved.form) ?? null
    return found && differingFields(fields, found.form, saved.form).length > 0 ? found : null
  })
  /** What the typing began with; older than `saved` where a draft did. */
  const [began, setBegan] = useState<Saved<Form>>(() =>
    draft && draft.updatedAt !== saved.updatedAt
      ? { id: saved.id, form: draft.base, updatedAt: draft.updatedAt }
      : saved,
  )
  const [start, setStart] = useState(draft?.form ?? saved.form)
  const [values, setValues] = useState(start)
  /** A form of its own each time one begins anew. */
  const [round, setRound] = useState(0)
  const [conflict, setConflict] = useState<Conflict<Form> | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [isSaving, setIsSaving] = useState(false)
  /** Nobody knows whether a new thing is there by now: looking is better than saving again. */
  const [mayBeSaved, setMayBeSaved] = useState(false)

  const begin = (from: Saved<Form>) => {
    setSaved(from)
    setBegan(from)
  }
  const { create, unanswered, forgetUnanswered } = useCreateOnce<Form>({
    fields,
    unanswered: draft?.sent ?? null,
    send,
    outcomeOf,
    onMade: begin,
  })

  const changed = differingFields(fields, values, began.form)
  const isDirty = changed.length > 0
  const of = { id: began.id, owner }
  const write = (form: Form) =>
    drafts?.write(of, {
      form,
      base: began.form,
      updatedAt: began.updatedAt,
      sent: unanswered(),
    }) ?? false
  const isKept = useDraft({
    values,
    isDirty,
    write: drafts && write,
    remove: () => drafts?.remove(of),
  })

  const forget = () => {
    drafts?.remove(of)
    forgetUnanswered()
    setDraft(null)
    setError(null)
    setMayBeSaved(false)
  }

  const adopt = (next: Saved<Form>, typed: Form, helpers: FormHelpers<Form>) => {
    forget()
    begin(next)
    setConflict(null)
    helpers.update((current) => settled(fields, { current, sent: typed, saved: next.form }))
    options.onSaved(next)
  }

  /** Somebody was faster: what only one side changed is put together, the rest is asked about. */
  const meet = async (
    failure: unknown,
    form: Form,
    over: Saved<Form>,
    helpers: FormHelpers<Form>,
  ) => {
    const theirs = over.id !== null && (await readNewest?.(over.id))
    // Trying again would change nothing.
    if (!theirs || theirs.updatedAt === over.updatedAt) throw failure
    const versions = { base: over.form, mine: form, theirs: theirs.form }
    const { form: merged, asked } = merge(fields, versions)
    if (asked.length > 0) {
      setConflict({ ...versions, theirs, asked, merged, helpers })
      return
    }
    // Nothing of mine is left to save: an earlier try had arrived.
    if (differingFields(fields, merged, theirs.form).length === 0) {
      adopt(theirs, form, helpers)
      return
    }
    if (differingFields(fields, over.form, theirs.form).length > 0)
      toast({ message: msg('editor.merged') })
    begin(theirs)
    helpers.update(() => merged)
    await saveOver(merged, merged, theirs, helpers)
  }

  const saveOver = async (
    form: Form,
    typed: Form,
    over: Saved<Form>,
    helpers: FormHelpers<Form>,
  ): Promise<void> => {
    setIsSaving(true)
    try {
      const next = over.id === null && knowsKeys ? create(form, over) : send(form, over, undefined)
      adopt(await next, typed, helpers)
    } catch (failure) {
      const outcome = outcomeOf(failure)
      if (over.id === null && outcome === 'unknown' && !knowsKeys) setMayBeSaved(true)
      const fail = (reason: unknown) => {
        setError(reason)
        helpers.setFieldErrors(options.onFailure(reason, form))
      }
      if (outcome === 'conflict') await meet(failure, form, over, helpers).catch(fail)
      else fail(failure)
    }
    setIsSaving(false)
  }

  /** What a save goes over; a thing that was deleted since is a new one. */
  const target = (): Saved<Form> => {
    if (began.id === null || !options.isGone?.(began.id)) return began
    drafts?.remove(of)
    const fresh = { ...began, id: null, updatedAt: null }
    begin(fresh)
    return fresh
  }

  /** Saves a valid form; never rejects. `typed` is what the fields hold where something else is saved. */
  const save = async (form: Form, helpers: FormHelpers<Form>, typed = form) => {
    setError(null)
    await saveOver(form, typed, target(), helpers)
  }

  return {
    fields,
    saved,
    start,
    values,
    round,
    /** The fields that are not saved. */
    changed,
    isDirty,
    isKept,
    isSaving,
    error,
    mayBeSaved,
    /** What was typed the last time is back. */
    isRestored: draft !== null,
    /** Somebody saved a newer version since the typing began. */
    isOutdated: began.updatedAt !== saved.updatedAt,
    conflict,
    type: (form: Form) => {
      setValues(form)
      if (error !== null) setError(null)
    },
    save,
    /** Saves over their version, with these fields as they have them. */
    resolve: async (fromTheirs: readonly FieldName<Form>[]) => {
      if (!conflict) return
      const { theirs, merged, helpers } = conflict
      const form = withFieldsOf(fields, merged, theirs.form, fromTheirs)
      setConflict(null)
      begin(theirs)
      helpers.update(() => form)
      await saveOver(form, form, theirs, helpers)
    },
    leaveConflict: () => setConflict(null),
    /** Back to what is saved. */
    discard: () => {
      forget()
      setBegan(saved)
      setStart(saved.form)
      setValues(saved.form)
      setRound(round + 1)
    },
  }
}
