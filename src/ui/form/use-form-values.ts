import { useFormikContext } from 'formik'
import { withoutFields } from './field-errors'

/** Values of the form around this component, to show or enable things by them. */
export function useFormValues<Values>(): Values {
  return useFormikContext<Values>().values
}

/** Whether the form is being sent, for its button's `loading`. */
export function useIsSubmitting(): boolean {
  return useFormikContext().isSubmitting
}

/** Changes several fields at once, as after choosing a saved address; their errors go. */
export function useSetFormValues<Values extends object>() {
  const form = useFormikContext<Values>()
  return (changes: Partial<Values>) => {
    const fields = Object.keys(changes)
    form.setStatus(withoutFields(form.status, fields))
    for (const field of fields) form.setFieldError(field, undefined)
    void form.setValues((values) => ({ ...values, ...changes }), false)
  }
}
