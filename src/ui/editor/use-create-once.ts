import { useRef } from 'react'
import { randomKey } from '@/lib/random-key'
import type { Draft, Saved } from './drafts'
import { differingFields, type FieldTable } from './fields'
import type { WriteOutcome } from './use-editor'

type CreateOnce<Form> = {
  fields: FieldTable<Form>
  /** What an earlier visit sent and got no answer to. */
  unanswered: Draft<Form>['sent']
  send: (form: Form, over: Saved<Form>, key: string | undefined) => Promise<Saved<Form>>
  outcomeOf: (error: unknown) => WriteOutcome
  /** Told of what an earlier try had made. */
  onMade: (made: Saved<Form>) => void
}

/** Creates a thing once, whatever answers get lost: tries are repeated under the same `Idempotency-Key`. */
export function useCreateOnce<Form extends object>(options: CreateOnce<Form>) {
  const { fields, send, outcomeOf, onMade } = options
  const unanswered = useRef(options.unanswered)

  /** Repeats an earlier try of another form as it was; null where the server refuses it. */
  const repeat = (earlier: NonNullable<Draft<Form>['sent']>, over: Saved<Form>) =>
    send(earlier.form, over, earlier.key).catch((failure: unknown) => {
      if (outcomeOf(failure) === 'unknown') throw failure
      return null
    })

  return {
    /** What was sent and got no answer, for the draft. */
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
