import { useState } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { shopConfig } from '@/lib/shop-config'
import type { FieldErrors } from '../form/field-errors'
import type { FormHelpers } from '../form/Form'
import { useToast } from '../toast/toast'
import type { DraftStore, Saved } from './drafts'
import {
  afterSave,
  differingFields,
  type FieldName,
  type FieldTable,
  merge,
  withFieldsOf,
} from './fields'
import { useCreateOnce } from './use-create-once'
import { useDraft } from './use-draft'

/**
 * Why a write failed: a newer version exists, no answer came, the session is over, or the server refused it.
 */
export type WriteOutcome = 'conflict' | 'unknown' | 'signedOut' | 'refused'

/** Both sides changed the same fields, so the user has to choose. */
export type Conflict<Form> = {
  base: Form
  mine: Form
  theirs: Saved<Form>
  /** The fields to choose for. */
  contested: FieldName<Form>[]
  /** The form as far as no choice is needed; mine in the contested fields. */
  merged: Form
  helpers: FormHelpers<Form>
}

export type EditorOptions<Form extends object> = {
  fields: FieldTable<Form>
  /** Read at the first render only, so that newer answers do not replace what is typed. */
  saved: Saved<Form>
  /** Without it, unsaved values are gone when the form closes. */
  drafts?: DraftStore<Form>
  /** Id of the user, where drafts are personal. */
  owner?: string | undefined
  /**
   * Saves a form over a version and returns the new version. A create comes with the `Idempotency-Key` to send, where
   * the server supports that header.
   */
  send: (form: Form, over: Saved<Form>, key: string | undefined) => Promise<Saved<Form>>
  /** Reads the server's current version after a conflict. */
  readNewest?: (id: number | string) => Promise<Saved<Form>>
  /** True when the record was deleted since: the form is then saved as a new one. */
  isGone?: (id: number | string) => boolean
  outcomeOf: (error: unknown) => WriteOutcome
  onSaved: (saved: Saved<Form>) => void
  /** Reports a failed save. Returns the server's errors by field. */
  onFailure: (error: unknown, form: Form) => FieldErrors
  /** True when the server supports the `Idempotency-Key` header. */
  idempotencyKeys?: boolean
}

export type Editor<Form extends object> = ReturnType<typeof useEditor<Form>>

/**
 * The state of an editor for records that others may edit too: unsaved values, their draft, saving, conflicts with
 * newer versions, and creates without an answer.
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
  /** The version that the user started from; older than `saved` when the draft is. */
  const [began, setBegan] = useState<Saved<Form>>(() =>
    draft && draft.updatedAt !== saved.updatedAt
      ? { id: saved.id, form: draft.base, updatedAt: draft.updatedAt }
      : saved,
  )
  const [start, setStart] = useState(draft?.form ?? saved.form)
  const [values, setValues] = useState(start)
  /** Key of the form: a new number mounts it again with `start`. */
  const [round, setRound] = useState(0)
  const [conflict, setConflict] = useState<Conflict<Form> | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [isSaving, setIsSaving] = useState(false)
  /** True after a create without an answer: the user should look for the record before saving again. */
  const [mayBeSaved, setMayBeSaved] = useState(false)

  const startFrom = (from: Saved<Form>) => {
    setSaved(from)
    setBegan(from)
  }
  const { create, unanswered, forgetUnanswered } = useCreateOnce<Form>({
    fields,
    unanswered: draft?.sent ?? null,
    send,
    outcomeOf,
    onMade: startFrom,
  })

  const changed = differingFields(fields, values, began.form)
  const isDirty = changed.length > 0
  const draftId = { id: began.id, owner }
  const write = (form: Form) =>
    drafts?.write(draftId, {
      form,
      base: began.form,
      updatedAt: began.updatedAt,
      sent: unanswered(),
    }) ?? false
  const isKept = useDraft({
    values,
    isDirty,
    write: drafts && write,
    remove: () => drafts?.remove(draftId),
  })

  const forget = () => {
    drafts?.remove(draftId)
    forgetUnanswered()
    setDraft(null)
    setError(null)
    setMayBeSaved(false)
  }

  const adopt = (next: Saved<Form>, typed: Form, helpers: FormHelpers<Form>) => {
    forget()
    startFrom(next)
    setConflict(null)
    helpers.update((current) => afterSave(fields, { current, sent: typed, saved: next.form }))
    options.onSaved(next)
  }

  /** Merges with the newer version and saves; asks the user about fields that both sides changed. */
  const handleConflict = async (
    failure: unknown,
    form: Form,
    over: Saved<Form>,
    helpers: FormHelpers<Form>,
  ) => {
    const theirs = over.id !== null && (await readNewest?.(over.id))
    // Without a newer version another try would fail in the same way.
    if (!theirs || theirs.updatedAt === over.updatedAt) throw failure
    const versions = { base: over.form, mine: form, theirs: theirs.form }
    const { form: merged, asked: contested } = merge(fields, versions)
    if (contested.length > 0) {
      setConflict({ ...versions, theirs, contested, merged, helpers })
      return
    }
    // Nothing is left to save: an earlier try has arrived.
    if (differingFields(fields, merged, theirs.form).length === 0) {
      adopt(theirs, form, helpers)
      return
    }
    if (differingFields(fields, over.form, theirs.form).length > 0)
      toast({ message: msg('editor.merged') })
    startFrom(theirs)
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
      if (outcome === 'conflict') await handleConflict(failure, form, over, helpers).catch(fail)
      // The sign-in over the form says so already, and the form stays as it is.
      else if (outcome !== 'signedOut') fail(failure)
    }
    setIsSaving(false)
  }

  /** Returns the version to save over; a record that was deleted since becomes a new one. */
  const target = (): Saved<Form> => {
    if (began.id === null || !options.isGone?.(began.id)) return began
    drafts?.remove(draftId)
    const fresh = { ...began, id: null, updatedAt: null }
    startFrom(fresh)
    return fresh
  }

  /** Saves a valid form; never rejects. `typed` holds the field values where they differ from `form`. */
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
    /** The fields with unsaved changes. */
    changed,
    isDirty,
    isKept,
    isSaving,
    error,
    mayBeSaved,
    /** True when a draft was restored. */
    isRestored: draft !== null,
    /** True when somebody saved a newer version after the user started. */
    isOutdated: began.updatedAt !== saved.updatedAt,
    conflict,
    type: (form: Form) => {
      setValues(form)
      if (error !== null) setError(null)
    },
    save,
    /** Saves over their version, taking these fields from it. */
    resolve: async (fromTheirs: readonly FieldName<Form>[]) => {
      if (!conflict) return
      const { theirs, merged, helpers } = conflict
      const form = withFieldsOf(fields, merged, theirs.form, fromTheirs)
      setConflict(null)
      startFrom(theirs)
      helpers.update(() => form)
      await saveOver(form, form, theirs, helpers)
    },
    leaveConflict: () => setConflict(null),
    /** Goes back to the saved version and removes the draft. */
    discard: () => {
      forget()
      setBegan(saved)
      setStart(saved.form)
      setValues(saved.form)
      setRound(round + 1)
    },
  }
}
