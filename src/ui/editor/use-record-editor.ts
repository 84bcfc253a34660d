import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { person } from '@/lib/kept'
import { onLeavingPage } from '@/lib/leaving'
import { shopConfig } from '@/lib/shop-config'
import { useWriteKey } from '@/lib/write-keys'
import type { FormHelpers } from '../form/Form'
import type { FieldErrorTexts } from '../form/use-form'
import { useToast } from '../toast/toast'
import type { FormDraft, DraftStore, SavedVersion } from './drafts'
import {
  formAfterSave,
  differingFields,
  type FieldName,
  type FieldTable,
  fieldLabel,
  mergeVersions,
  type VersionsToMerge,
  withFieldsFrom,
} from './fields'

/**
 * Why a write failed. `conflict`: there is a newer version. `unknown`: the server sent no response.
 * `signedOut`: the session has ended. `refused`: the server refused the request.
 */
export type WriteFailure = 'conflict' | 'unknown' | 'signedOut' | 'refused'

export type RecordEditorOptions<Form extends object, Row = unknown> = {
  fields: FieldTable<Form>
  /**
   * The saved version. It is only read at the first render, so that a refetch does not overwrite what the
   * user has typed.
   */
  saved: SavedVersion<Form, Row>
  /** The store for drafts. Without it, unsaved values are lost when the form closes. */
  drafts?: DraftStore<Form>
  /**
   * Saves a form over the version `base`. For a new record, `key` is the idempotency key if the server
   * supports such keys.
   */
  send: (
    form: Form,
    base: SavedVersion<Form, Row>,
    key: string | undefined,
  ) => Promise<SavedVersion<Form, Row>>
  readNewest?: (id: number | string) => Promise<SavedVersion<Form, Row>>
  /**
   * Returns the versions with the newest values of the fields that the server changes by itself, such as
   * stock. Values that the user has changed stay. By default nothing is updated.
   */
  follow?: (versions: VersionsToMerge<Form>) => VersionsToMerge<Form>
  /** True if the record has been deleted in the meantime. The form is then saved as a new record. */
  isGone?: boolean
  outcomeOf: (error: unknown) => WriteFailure
  /** Called with the new version, and with the version that it replaced. */
  onSaved: (saved: SavedVersion<Form, Row>, before: SavedVersion<Form, Row>) => void
  /** Reports a failed save. Returns the errors of the server by field. */
  onFailure: (error: unknown, form: Form) => FieldErrorTexts
}

type Conflict<Form, Row> = {
  base: Form
  local: Form
  remote: SavedVersion<Form, Row>
  contested: FieldName<Form>[]
  /** The merged form. In the contested fields, it has the local values. */
  merged: Form
  helpers: FormHelpers<Form>
}

/**
 * The stage of a save: nothing is being sent, a write is running, the write met a conflict, or the write
 * failed. Unsaved changes are no stage, because the editor compares `values` with the stored version to find
 * them.
 */
type Phase<Form, Row> =
  | { name: 'idle' }
  | { name: 'saving' }
  | { name: 'conflict'; conflict: Conflict<Form, Row> }
  | { name: 'failed'; error: unknown; fieldErrors: FieldErrorTexts }

type State<Form, Row> = {
  phase: Phase<Form, Row>
  saved: SavedVersion<Form, Row>
  /** The version that the user began to edit. With a restored draft, it can be older than `saved`. */
  base: SavedVersion<Form, Row>
  draft: FormDraft<Form> | null
  /** The initial values of the form. `values` are the current ones. */
  start: Form
  values: Form
  /** The key of the form component. A new number starts the form again with the values in `start`. */
  round: number
  /**
   * True after a new record was sent and the server sent no response. The user should look for the record
   * before saving again.
   */
  mayBeSaved: boolean
}

const idle = { name: 'idle' } as const

function opened<Form extends object, Row>(
  saved: SavedVersion<Form, Row>,
  draft: FormDraft<Form> | null,
  follow: RecordEditorOptions<Form, Row>['follow'] = (versions) => versions,
): State<Form, Row> {
  const { base: seen, local: start } = draft
    ? follow({ base: draft.base, local: draft.form, remote: saved.form })
    : { base: saved.form, local: saved.form }
  const base =
    draft && draft.updatedAt !== saved.updatedAt
      ? { id: saved.id, form: seen, updatedAt: draft.updatedAt }
      : { ...saved, form: seen }
  return { phase: idle, saved, base, draft, start, values: start, round: 0, mayBeSaved: false }
}

export type RecordEditor<Form extends object, Row = unknown> = ReturnType<
  typeof useRecordEditor<Form, Row>
>

/**
 * Returns the state of an editor for a record. The hook handles unsaved values and their draft, saving,
 * conflicts with newer versions, and new records for which the server sent no response.
 */
export function useRecordEditor<Form extends object, Row = unknown>(
  options: RecordEditorOptions<Form, Row>,
) {
  const { fields, drafts, send, readNewest, outcomeOf } = options
  const { idempotencyKeys } = shopConfig
  const msg = useMsg()
  const toast = useToast()
  const [state, setState] = useState(() => {
    const { id, form } = options.saved
    return opened(options.saved, drafts?.read(id, form) ?? null, options.follow)
  })
  const change = (part: Partial<State<Form, Row>>) => setState((now) => ({ ...now, ...part }))
  const stop = () => change({ phase: idle })
  const rebase = (version: SavedVersion<Form, Row>) => change({ saved: version, base: version })
  const { phase, saved, base, values } = state
  const writeKey = useWriteKey('', state.draft?.key)
  const { create, unanswered, forgetUnanswered } = useCreateOnce<Form, Row>({
    writeKey,
    fields,
    unanswered: state.draft?.sent ?? null,
    send,
    outcomeOf,
    onMade: rebase,
  })

  const changed = differingFields(fields, values, base.form)
  const isDirty = changed.length > 0
  const write = (form: Form) =>
    drafts?.write(base.id, {
      form,
      base: base.form,
      updatedAt: base.updatedAt,
      key: base.id === null ? writeKey.key : undefined,
      sent: unanswered(),
    }) ?? false
  const { isKept, forgetTyped } = useKeptDraft({
    values,
    isDirty,
    write: drafts && write,
    remove: () => drafts?.remove(base.id),
  })

  const forgetDraft = () => {
    forgetTyped()
    drafts?.remove(base.id)
    forgetUnanswered()
  }

  type Attempt = {
    form: Form
    /** The values in the fields. They may differ from the values that are sent. */
    typed: Form
    target: SavedVersion<Form, Row>
    helpers: FormHelpers<Form>
  }

  const attempt = async (now: Attempt): Promise<void> => {
    const { form, target, helpers } = now
    const isNew = target.id === null
    change({ phase: { name: 'saving' } })
    try {
      adopt(
        await (isNew && idempotencyKeys ? create(form, target) : send(form, target, undefined)),
        now,
      )
    } catch (error) {
      const outcome = outcomeOf(error)
      if (isNew && outcome === 'unknown' && !idempotencyKeys) change({ mayBeSaved: true })
      const fail = (reason: unknown) => {
        const fieldErrors = options.onFailure(reason, form)
        change({ phase: { name: 'failed', error: reason, fieldErrors } })
        helpers.setFieldErrors(fieldErrors)
      }
      if (outcome === 'conflict') await mergeWithNewest(error, now).catch(fail)
      // The sign-in dialog above the form already says that the session has ended. The form keeps its values.
      else if (outcome === 'signedOut') stop()
      else fail(error)
    }
  }

  const adopt = (next: SavedVersion<Form, Row>, { typed, target, helpers }: Attempt) => {
    forgetDraft()
    change({ saved: next, base: next, draft: null, phase: idle, mayBeSaved: false })
    helpers.update((current) => formAfterSave(fields, { current, sent: typed, saved: next.form }))
    options.onSaved(next, target)
  }

  /** Returns true if two versions have the same version id and the same values in all fields. */
  const isSameVersion = (one: SavedVersion<Form, Row>, other: SavedVersion<Form, Row>) =>
    one.updatedAt === other.updatedAt && differingFields(fields, one.form, other.form).length === 0

  const mergeWithNewest = async (refusal: unknown, now: Attempt) => {
    const { target, helpers } = now
    const remote = target.id !== null && (await readNewest?.(target.id))
    // There is no newer version, so another try would fail in the same way.
    if (!remote || isSameVersion(target, remote)) throw refusal
    const seen = { base: target.form, local: now.form, remote: remote.form }
    const versions = options.follow?.(seen) ?? seen
    const { form: merged, contested, taken } = mergeVersions(fields, versions)
    if (contested.length > 0) {
      const conflict = { ...versions, remote, contested, merged, helpers }
      return change({ phase: { name: 'conflict', conflict } })
    }
    // Nothing is left to save, because an earlier try has reached the server.
    if (differingFields(fields, merged, remote.form).length === 0) return adopt(remote, now)
    if (taken.length > 0) {
      const names = taken.map((name) => fieldLabel(fields, name, msg)).join(', ')
      toast({ message: msg('editor.merged', { fields: names }) })
    }
    await attemptOver(remote, merged, helpers)
  }

  const attemptOver = (remote: SavedVersion<Form, Row>, form: Form, helpers: FormHelpers<Form>) => {
    rebase(remote)
    helpers.update(() => form)
    return attempt({ form, typed: form, target: remote, helpers })
  }

  /** Returns the version to save over. If the record has been deleted in the meantime, it is a new record. */
  const currentTarget = (): SavedVersion<Form, Row> => {
    if (base.id === null || !options.isGone) return base
    drafts?.remove(base.id)
    const fresh = { ...base, id: null, updatedAt: null }
    rebase(fresh)
    return fresh
  }

  const isAtField =
    phase.name === 'failed' &&
    Object.entries(phase.fieldErrors).some(
      ([name, texts]) => Object.hasOwn(fields, name) && texts?.[0],
    )
  const error = phase.name === 'failed' ? phase.error : null
  return {
    fields,
    saved,
    start: state.start,
    values,
    round: state.round,
    changed,
    isDirty,
    /** False if the browser has no room to store the draft. */
    isKept,
    isSaving: phase.name === 'saving',
    error,
    /** The error of the whole form. It is null if the error shows at a field. */
    formError: isAtField ? null : error,
    mayBeSaved: state.mayBeSaved,
    /**
     * True after another browser tab has saved this new record. Saving here would create it a second time.
     */
    isElsewhere: base.id === null && writeKey.isElsewhere,
    isRestored: state.draft !== null,
    isOutdated: base.updatedAt !== saved.updatedAt,
    conflict: phase.name === 'conflict' ? phase.conflict : null,
    /**
     * Stores the typed values. Also removes an error, because the error is about the values that were sent.
     */
    type: (form: Form) =>
      setState((now) => ({
        ...now,
        values: form,
        phase: now.phase.name === 'failed' ? idle : now.phase,
      })),
    /**
     * Saves a valid form. The promise never rejects. Pass `typed`, the values in the fields, if they differ
     * from `form`.
     */
    save: (form: Form, helpers: FormHelpers<Form>, typed = form) =>
      attempt({ form, typed, target: currentTarget(), helpers }),
    resolve: async (fromRemote: readonly FieldName<Form>[]) => {
      if (phase.name !== 'conflict') return
      const { remote, merged, helpers } = phase.conflict
      const form = withFieldsFrom(fields, merged, remote.form, fromRemote)
      await attemptOver(remote, form, helpers)
    },
    leaveConflict: stop,
    discard: () => {
      forgetDraft()
      writeKey.drop()
      setState(({ saved: last, round }) => ({ ...opened(last, null), round: round + 1 }))
    },
  }
}

type CreateOnce<Form, Row> = Pick<RecordEditorOptions<Form & object, Row>, 'send' | 'outcomeOf'> & {
  fields: FieldTable<Form>
  writeKey: ReturnType<typeof useWriteKey>
  /** A new record that was sent during an earlier visit without a response from the server. */
  unanswered: FormDraft<Form>['sent']
  /** Called with the record if an earlier try turns out to have created it. */
  onMade: (made: SavedVersion<Form, Row>) => void
}

/**
 * Returns functions that create a record only once, even if the server's responses get lost. Each retry sends
 * the same idempotency key.
 */
function useCreateOnce<Form extends object, Row>(options: CreateOnce<Form, Row>) {
  const { fields, writeKey, send, outcomeOf, onMade } = options
  const unanswered = useRef(options.unanswered)

  /** Sends the earlier form again. Resolves to null if the server refuses it. */
  const repeat = (earlier: NonNullable<FormDraft<Form>['sent']>, base: SavedVersion<Form, Row>) =>
    writeKey
      .send((key) => send(earlier.form, base, key))
      .catch((error: unknown) => {
        if (outcomeOf(error) === 'unknown') throw error
        return null
      })

  return {
    unanswered: () => unanswered.current,
    forgetUnanswered: () => {
      unanswered.current = null
    },
    create: async (form: Form, base: SavedVersion<Form, Row>): Promise<SavedVersion<Form, Row>> => {
      const earlier = unanswered.current
      const isSame = earlier && differingFields(fields, earlier.form, form).length === 0
      const made = earlier && !isSame ? await repeat(earlier, base) : null
      if (made) {
        unanswered.current = null
        onMade(made)
        return send(form, made, undefined)
      }
      unanswered.current = { form }
      return writeKey
        .send((key) => send(form, base, key))
        .catch((error: unknown) => {
          if (outcomeOf(error) !== 'unknown') unanswered.current = null
          throw error
        })
    },
  }
}

/** How long after the last key a draft is stored, in ms. */
const storeAfterMs = 600

type KeptDraft<Form> = {
  values: Form
  isDirty: boolean
  /**
   * Stores the values. Returns false if the storage is full. The function is undefined if the editor has no
   * drafts.
   */
  write: ((values: Form) => boolean) | undefined
  remove: () => void
}

/**
 * Stores unsaved values shortly after typing, and when the user leaves or hides the page. `isKept` is false
 * if the values could not be stored.
 */
function useKeptDraft<Form>(now: KeptDraft<Form>) {
  const { values, isDirty } = now
  const [isKept, setIsKept] = useState(true)
  const latest = useRef(now)
  const wrote = useRef(false)
  const [typist] = useState(person.number)
  const store = useCallback(
    (form: Form) => {
      const { write } = latest.current
      // After a sign-out, the editor may close when the page already belongs to another person. The editor
      // must not store anything for that person.
      if (!write || typist !== person.number()) return
      wrote.current = true
      setIsKept(write(form))
    },
    [typist],
  )

  // A layout effect is used, so that the visible values are stored even if the browser tab closes before
  // other effects run.
  useLayoutEffect(function followEditor() {
    latest.current = now
  })
  useEffect(
    function storeAfterTyping() {
      if (isDirty) {
        const timer = setTimeout(store, storeAfterMs, values)
        return () => clearTimeout(timer)
      }
      if (wrote.current) latest.current.remove()
      wrote.current = false
      return undefined
    },
    [values, isDirty, store],
  )
  useEffect(
    function storeWhenLeaving() {
      // The values are written even if they are stored already, because another browser tab may have removed
      // them.
      const flush = () => latest.current.isDirty && store(latest.current.values)
      const stop = onLeavingPage(flush)
      return () => {
        stop()
        flush()
      }
    },
    [store],
  )
  /**
   * Forgets the typed values when the form closes because it was saved or discarded. Nothing is left to
   * store.
   */
  const forgetTyped = () => {
    latest.current = { ...latest.current, isDirty: false }
  }
  return { isKept, forgetTyped }
}
