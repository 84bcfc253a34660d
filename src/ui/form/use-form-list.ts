import { setIn, useFormikContext } from 'formik'
import { useFormField } from './use-form-field'

/**
 * Connects a list whose items have fields of their own (`name.0.text`) to the surrounding form. Errors belong to
 * positions, so adding, removing or moving an item clears them.
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
