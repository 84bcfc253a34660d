import { useRef } from 'react'
import { randomKey } from '@/lib/random-key'
import type { Draft, Saved } from './drafts'
import { differingFields, type FieldTable } from './fields'
import type { WriteOutcome } from './use-editor'

type CreateOnce<Form> = {
  fields: FieldTable<Form>
  /** A create that an earlier visit sent without getting an answer. */
  unanswered: Draft<Form>['sent']
  send: (form: Form, over: Saved<Form>, key: string | undefined) => Promise<Saved<Form>>
  outcomeOf: (error: unknown) => WriteOutcome
  /** Called with the record that an earlier try turns out to have created. */
  onMade: (made: Saved<Form>) => void
}

/** Creates a record once, even when answers get lost: retries carry the same `Idempotency-Key`. */
export function useCreateOnce<Form extends object>(options: CreateOnce<Form>) {
  const { fields, send, outcomeOf, onMade } = options
  const unanswered = useRef(options.unanswered)

  /** Repeats an earlier try unchanged. Resolves to null when the server refuses it. */
  const repeat = (earlier: NonNullable<Draft<Form>['sent']>, over: Saved<Form>) =>
    send(earlier.form, over, earlier.key).catch((failure: unknown) => {
      if (outcomeOf(failure) === 'unknown') throw failure
      return null
    })

  return {
    /** Returns the create that is still without an answer, so that the draft can store it. */
    unanswered: () => unanswered.current,
    forgetUnanswered: () => {
      unanswered.current = null
    },
    create: async (form: Form, over: Saved<Form>): Promise<Saved<Form>> => {
      const earlier = unanswered.current
      const isSame = earlier && differingFields(fields, earlier.form, form).length === 0
      const made = earlier && !isSame ? await repeat(earlier, over) : null
      if (made) {
        unanswered.current = null
        onMade(made)
        return send(form, made, undefined)
      }
      const sent = isSame ? earlier : { key: randomKey(), form }
      unanswered.current = sent
      return send(form, over, sent.key).catch((failure: unknown) => {
        if (outcomeOf(failure) !== 'unknown') unanswered.current = null
        throw failure
      })
    },
  }
}
