import { setIn, useFormikContext } from 'formik'
import { useFormField } from './use-form-field'

/**
 * A list of the form around it whose items have fields of their own: `name.0.text`. Where items come, go or move, what
 * was found wrong at their places holds no longer.
 */
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
