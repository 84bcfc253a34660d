import { setIn, useFormikContext, getIn } from 'formik'
import { useMsg } from '@/i18n/use-msg'
import { isMessageId, withoutFields } from './field-errors'

type FormState = Record<string, unknown>

/** Connects a field to the surrounding form. Returns its value, its translated error and its handlers. */
export function useFormField<Value>(name: string) {
  const msg = useMsg()
  const form = useFormikContext<FormState>()
  const value: Value = getIn(form.values, name)
  const ownError: unknown = getIn(form.touched, name) ? getIn(form.errors, name) : undefined
  const serverTexts: Record<string, string> = form.status
  const error = serverTexts[name] ?? (typeof ownError === 'string' ? ownError : undefined)
  return {
    value,
    error: error && isMessageId(error) ? msg(error) : error,
    onChange(next: Value) {
      form.setStatus(withoutFields(serverTexts, [name]))
      form.setFieldError(name, undefined)
      // A check that is still on its way must not bring the error back under the typing.
      void form.setFieldTouched(name, false, false)
      void form.setFieldValue(name, next, false)
    },
    onBlur: () => void form.setFieldTouched(name),
  }
}

/** True from a change of the field until it is left. */
export function useIsTyping(name: string): boolean {
  return getIn(useFormikContext().touched, name) === false
}

/** True while one of these fields shows an error: of the rules, or of the server. */
export function useHasProblem(names: readonly string[]): boolean {
  const { errors, touched, status } = useFormikContext<Record<string, unknown>>()
  const serverTexts: Record<string, string> = status
  return names.some(
    (name) => serverTexts[name] !== undefined || (getIn(touched, name) && getIn(errors, name)),
  )
}

/** A list whose items have fields (`name.0.text`). Errors belong to positions, so adding, removing or moving an item clears them. */
export function useFormList<Item>(name: string) {
  const form = useFormikContext<Record<string, unknown>>()
  const { value, onChange } = useFormField<readonly Item[]>(name)
  return {
    items: value,
    onChange(items: readonly Item[]) {
      void form.setTouched(setIn(form.touched, name, undefined), false)
      onChange(items)
    },
  }
}
