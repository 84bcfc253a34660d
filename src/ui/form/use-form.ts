import { type FormikState, getIn, setIn, useFormikContext } from 'formik'
import { createContext, useCallback, useContext, useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import type { MessageId } from '@/i18n/message-id.gen'
import { type Msg, useMsg } from '@/i18n/use-msg'

type Values = Record<string, unknown>

/**
 * Connects a field to the form around it. Returns its value, its translated error and its handlers, which
 * stay the same between renders. `onChange` also takes an updater function, so that no change is lost if
 * there are several before a render.
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
        // A validation that is still running must not show the error again while the user types.
        return { ...filled(now, { [name]: next }), touched: setIn(now.touched, name, false) }
      }),
    [name, setFormikState],
  )
  const onBlur = useCallback(() => void setFieldTouched(name), [name, setFieldTouched])
  return { value, error: error && problemText(error, msg), onChange, onBlur }
}

/** The only message that contains the limit of its field. */
const withLimit: MessageId = 'field.problem.tooLong'

/**
 * Returns the problem in the form's format: the message id, followed by `#` and the limit if the message
 * contains it.
 */
export const problemWithMax = (id: MessageId, max?: number): string =>
  id === withLimit && max !== undefined ? `${id}#${max}` : id

function problemText(problem: string, msg: Msg): string {
  const [id = '', max] = problem.split('#')
  return isMessageId(id) ? msg(id, max ? { max: Number(max) } : undefined) : problem
}

const isUpdater = <Value>(
  change: Value | ((before: Value) => Value),
): change is (before: Value) => Value => typeof change === 'function'

/** Returns the form's state with new values for these fields (by name) and without their errors. */
function filled<Form>(form: FormikState<Form>, fields: object): FormikState<Form> {
  const next = { ...form, status: withoutFields(form.status, Object.keys(fields)) }
  for (const [name, value] of Object.entries(fields)) {
    next.values = setIn(next.values, name, value)
    next.errors = setIn(next.errors, name, undefined)
  }
  return next
}

/** Returns true from a change of the field until the user leaves the field. */
export function useIsTyping(name: string): boolean {
  return getIn(useFormikContext().touched, name) === false
}

/** Returns true while one of these fields shows an error from the rules or from the server. */
export function useHasProblem(names: readonly string[]): boolean {
  const { errors, touched, status } = useFormikContext<Values>()
  const serverTexts: Record<string, string> = status
  return names.some(
    (name) => serverTexts[name] !== undefined || (getIn(touched, name) && getIn(errors, name)),
  )
}

/**
 * A list whose items have fields (`name.0.text`). Errors belong to positions, so they are cleared when an
 * item is added, removed or moved.
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

/** Returns true if validation has found an error. */
export function useHasErrors(): boolean {
  return !useFormikContext().isValid
}

type Fill<Form> = Partial<Form> | ((now: Form) => Partial<Form>)

/**
 * Returns a function that fills several fields of the form at once and clears their errors. It stays the same
 * between renders. For an answer that comes late pass a function, because the function gets the values that
 * the user has typed in the meantime.
 */
export function useFillForm<Form extends object>(): (fill: Fill<Form>) => void {
  const { setFormikState } = useFormikContext<Form>()
  return useCallback(
    (fill) =>
      setFormikState((now) => filled(now, typeof fill === 'function' ? fill(now.values) : fill)),
    [setFormikState],
  )
}

/** The server's error messages by field, as in its error envelope. */
export type FieldProblems = Readonly<Record<string, readonly string[] | undefined>>

/** Returns the first message of each field. The others are not shown (Product §5). */
export function firstTexts(errors: FieldProblems): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [field, messages] of Object.entries(errors)) {
    const first = messages?.[0]
    if (first) texts[field] = first
  }
  return texts
}

/** Returns the messages without those of the changed fields and of the fields nested in them. */
export function withoutFields(texts: Record<string, string>, fields: readonly string[]) {
  const isChanged = (name: string) =>
    fields.some((field) => name === field || name.startsWith(`${field}.`))
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !isChanged(name)))
}

/** Returns true for a message id of this app (`checkout.error.phone`) and false for a readable text. */
export const isMessageId = (text: string): text is MessageId =>
  /^[a-zA-Z]+(\.[a-zA-Z0-9]+)+$/.test(text)

/**
 * The fields that have not yet told the form about a change. Each function reads the change of its field and
 * returns a function that tells the form.
 */
export type Late = Set<() => () => void>
export const LateFields = createContext<Late>(new Set())

/**
 * All fields are read before the first one tells the form. Telling renders the form, which puts the form's
 * old values into the boxes of the other fields.
 */
export function tellLate(fields: Late): void {
  const tells = [...fields].map((look) => look())
  for (const tell of tells) tell()
}

/**
 * For a field that tells its form about typing only later. `flush` tells the form, before the form is sent
 * and before the page is left. `flush` gets what `look` returns.
 */
export function useLateField<Seen>(flush: (seen?: Seen) => void, look?: () => Seen): void {
  const fields = useContext(LateFields)
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
