import { type FormikState, getIn, setIn, useFormikContext } from 'formik'
import { createContext, useCallback, useContext, useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import type { MessageId } from '@/i18n/message-id.gen'
import { type Msg, useMsg } from '@/i18n/use-msg'

type Values = Record<string, unknown>

/**
 * Connects a field to the surrounding form. Returns its value, its translated error and its handlers, which
 * stay the same between renders. `onChange` takes an updater too, so that changes before a render all count.
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
        // A check that is still on its way must not bring the error back under the typing.
        return { ...filled(now, { [name]: next }), touched: setIn(now.touched, name, false) }
      }),
    [name, setFormikState],
  )
  const onBlur = useCallback(() => void setFieldTouched(name), [name, setFieldTouched])
  return { value, error: error && problemText(error, msg), onChange, onBlur }
}

/** The one message that names the limit of the field that shows it. */
const withLimit: MessageId = 'field.problem.tooLong'

/**
 * Returns the problem as a form keeps it: the message id, followed by `#` and the limit where the message
 * names it.
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

/** Returns a form with these fields, by name, and without their errors. */
function filled<Form>(form: FormikState<Form>, fields: object): FormikState<Form> {
  const next = { ...form, status: withoutFields(form.status, Object.keys(fields)) }
  for (const [name, value] of Object.entries(fields)) {
    next.values = setIn(next.values, name, value)
    next.errors = setIn(next.errors, name, undefined)
  }
  return next
}

/** True from a change of the field until it is left. */
export function useIsTyping(name: string): boolean {
  return getIn(useFormikContext().touched, name) === false
}

/** True while one of these fields shows an error: of the rules, or of the server. */
export function useHasProblem(names: readonly string[]): boolean {
  const { errors, touched, status } = useFormikContext<Values>()
  const serverTexts: Record<string, string> = status
  return names.some(
    (name) => serverTexts[name] !== undefined || (getIn(touched, name) && getIn(errors, name)),
  )
}

/**
 * A list whose items have fields (`name.0.text`). Errors belong to positions, so adding, removing or moving
 * an item clears them.
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

/** True while the form is being sent; for the `loading` of its button. */
export function useIsSubmitting(): boolean {
  return useFormikContext().isSubmitting
}

/** True when validation has found an error. */
export function useHasErrors(): boolean {
  return !useFormikContext().isValid
}

type Fill<Form> = Partial<Form> | ((now: Form) => Partial<Form>)

/**
 * Returns a function that fills several fields of the surrounding form at once and clears their errors; it
 * stays the same between renders. An answer that comes late passes a function, because that sees what was
 * typed meanwhile.
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

/** Returns the first message of each field; the others are not shown (Product §5). */
export function firstTexts(errors: FieldProblems): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [field, messages] of Object.entries(errors)) {
    const first = messages?.[0]
    if (first) texts[field] = first
  }
  return texts
}

/** Returns the messages without the changed fields and the fields nested in them. */
export function withoutFields(texts: Record<string, string>, fields: readonly string[]) {
  const isChanged = (name: string) =>
    fields.some((field) => name === field || name.startsWith(`${field}.`))
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !isChanged(name)))
}

/** True for a message id of ours (`checkout.error.phone`), false for a readable text. */
export const isMessageId = (text: string): text is MessageId =>
  /^[a-zA-Z]+(\.[a-zA-Z0-9]+)+$/.test(text)

/** The fields of a form that hold something back: each looks at what that is, and returns how to tell it. */
export type Late = Set<() => () => void>
export const LateFields = createContext<Late>(new Set())

/**
 * All look before any tells: that draws the form, and puts what it knows back into the boxes of the others.
 */
export function tellLate(fields: Late): void {
  const tells = [...fields].map((look) => look())
  for (const tell of tells) tell()
}

/**
 * For a field that tells its form late of what is typed: `flush` tells it before the form is sent and before
 * the page is left. It gets what `look` returns.
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
