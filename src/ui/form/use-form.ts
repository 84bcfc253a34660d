import { type FormikState, getIn, setIn, useFormikContext } from 'formik'
import { createContext, useCallback, useContext, useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import type { MessageId } from '@/i18n/message-id.gen'
import { type Msg, useMsg } from '@/i18n/use-msg'

type Values = Record<string, unknown>

/**
 * Connects a field to the form around it. Returns the value, the translated error, and handlers that stay the
 * same between renders. `onChange` also accepts an updater function, so that no change is lost if there are
 * several before a render.
 */
export function useFormField<Value>(name: string) {
  const msg = useMsg()
  const form = useFormikContext<Values>()
  const { setFormikState, setFieldTouched } = form
  const value: Value = getIn(form.values, name)
  const ownError: unknown = getIn(form.touched, name) ? getIn(form.errors, name) : undefined
  const serverTexts: Record<string, string> = form.status
  const error = serverTexts[name] ?? (typeof ownError === 'string' ? ownError : undefined)
  const onChange = useCallback(
    (change: Value | ((before: Value) => Value)) =>
      setFormikState((now) => {
        const next = isUpdater(change) ? change(getIn(now.values, name)) : change
        // The field counts as untouched, so that a validation that is still running does not show the error
        // again while the user types.
        return { ...filled(now, { [name]: next }), touched: setIn(now.touched, name, false) }
      }),
    [name, setFormikState],
  )
  const onBlur = useCallback(() => void setFieldTouched(name), [name, setFieldTouched])
  return { value, error: error && problemText(error, msg), onChange, onBlur }
}

/** The only text that contains the greatest length of its field. */
const withLimit: MessageId = 'field.problem.tooLong'

/**
 * Returns a problem in the format of the form: the id of the text. If the text contains the greatest length
 * of the field, a `#` and the length follow the id.
 */
export const problemIdOf = (id: MessageId, max?: number): string =>
  id === withLimit && max !== undefined ? `${id}#${max}` : id

function problemText(problem: string, msg: Msg): string {
  const [id = '', max] = problem.split('#')
  return isMessageId(id) ? msg(id, max ? { max: Number(max) } : undefined) : problem
}

const isUpdater = <Value>(
  change: Value | ((before: Value) => Value),
): change is (before: Value) => Value => typeof change === 'function'

/** Returns the state of the form with new values for these fields, and without the errors of these fields. */
function filled<Form>(form: FormikState<Form>, fields: object): FormikState<Form> {
  const next = { ...form, status: withoutErrorsOf(form.status, Object.keys(fields)) }
  for (const [name, value] of Object.entries(fields)) {
    next.values = setIn(next.values, name, value)
    next.errors = setIn(next.errors, name, undefined)
  }
  return next
}

/** Returns true after a change of the field, until the user leaves the field or sends the form. */
export function useIsTyping(name: string): boolean {
  return getIn(useFormikContext().touched, name) === false
}

/** Returns true while one of these fields shows an error. */
export function useShowsError(names: readonly string[]): boolean {
  const { errors, touched, status } = useFormikContext<Values>()
  const serverTexts: Record<string, string> = status
  return names.some(
    (name) => serverTexts[name] !== undefined || (getIn(touched, name) && getIn(errors, name)),
  )
}

/**
 * Returns a list in a form whose items have fields, such as `name.0.text`. Errors belong to positions, so a
 * change of the list clears them.
 */
export function useFormList<Item>(name: string) {
  const form = useFormikContext<Values>()
  const { value, onChange } = useFormField<readonly Item[]>(name)
  return {
    items: value,
    onChange(items: readonly Item[]) {
      void form.setTouched(setIn(form.touched, name, undefined), false)
      onChange(items)
    },
  }
}

export function useFormValues<Form>(): Form {
  return useFormikContext<Form>().values
}

/** Returns true while the form is being sent. Pass it to `loading` of the form's button. */
export function useIsSubmitting(): boolean {
  return useFormikContext().isSubmitting
}

/** Returns true if the validation has found an error. */
export function useFormHasErrors(): boolean {
  return !useFormikContext().isValid
}

type Fill<Form> = Partial<Form> | ((now: Form) => Partial<Form>)

/**
 * Returns a function that fills in several fields of the form at once and clears their errors. The returned
 * function stays the same between renders. If the values come late, pass a function that gets the current
 * values, with everything that the user has typed in the meantime.
 */
export function useFillForm<Form extends object>(): (fill: Fill<Form>) => void {
  const { setFormikState } = useFormikContext<Form>()
  return useCallback(
    (fill) =>
      setFormikState((now) => filled(now, typeof fill === 'function' ? fill(now.values) : fill)),
    [setFormikState],
  )
}

/** Error texts by field, from the server or from the `doubts` of a form. */
export type FieldErrorTexts = Readonly<Record<string, readonly string[] | undefined>>

/** Returns the first error text of each field. Further texts of a field are not shown (Product §5). */
export function firstErrorTexts(errors: FieldErrorTexts): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [field, messages] of Object.entries(errors)) {
    const first = messages?.[0]
    if (first) texts[field] = first
  }
  return texts
}

/** Returns the error texts, but leaves out the texts of the given fields and of fields nested in them. */
export function withoutErrorsOf(texts: Record<string, string>, fields: readonly string[]) {
  const isChanged = (name: string) =>
    fields.some((field) => name === field || name.startsWith(`${field}.`))
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !isChanged(name)))
}

/** Returns true for the id of a text, such as `checkout.error.phone`. Returns false for a readable text. */
export const isMessageId = (text: string): text is MessageId =>
  /^[a-zA-Z]+(\.[a-zA-Z0-9]+)+$/.test(text)

/**
 * The fields that report their changes to the form late. Each function reads its field, and returns another
 * function, which reports the change.
 */
export type LateFieldReaders = Set<() => () => void>
export const LateFieldsContext = createContext<LateFieldReaders>(new Set())

/**
 * Makes all late fields report their changes. All fields are read first, because a report renders the form,
 * and a render would reset the boxes of the other fields.
 */
export function reportLateFields(fields: LateFieldReaders): void {
  const tells = [...fields].map((look) => look())
  for (const tell of tells) tell()
}

/**
 * Registers a field that reports its changes to the form late. `look` reads what the user has typed, and
 * `flush` reports it. Before the form is sent and before the page is left, the form first calls `look` of all
 * late fields. Then it calls each `flush` with the value of its `look`.
 */
export function useLateField<Seen>(flush: (seen?: Seen) => void, look?: () => Seen): void {
  const fields = useContext(LateFieldsContext)
  const tell = useEffectEvent(flush)
  const see = useEffectEvent(() => look?.())
  useEffect(
    function joinForm() {
      const lookNow = () => {
        const seen = see()
        return () => flushSync(() => tell(seen))
      }
      fields.add(lookNow)
      return () => void fields.delete(lookNow)
    },
    [fields],
  )
}
