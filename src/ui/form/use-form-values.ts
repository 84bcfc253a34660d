import { useFormikContext } from 'formik'
import { withoutFields } from './field-errors'

export function useFormValues<Values>(): Values {
  return useFormikContext<Values>().values
}

/** True while the form is being sent; for the `loading` of its button. */
export function useIsSubmitting(): boolean {
  return useFormikContext().isSubmitting
}

/** True when validation has found an error. */
export function useHasErrors(): boolean {
  return !useFormikContext().isValid
}

/** Returns a function that fills several fields of the surrounding form at once and clears their errors. */
export function useFillForm<Values extends object>(): (part: Partial<Values>) => void {
  const form = useFormikContext<Values>()
  return (part) => {
    const names = Object.keys(part)
    const serverTexts: Record<string, string> = form.status
    form.setStatus(withoutFields(serverTexts, names))
    for (const [name, value] of Object.entries(part)) {
      form.setFieldError(name, undefined)
      void form.setFieldValue(name, value, false)
    }
  }
}
