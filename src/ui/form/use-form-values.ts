import { useFormikContext } from 'formik'

/** Values of the form around this component, to show or enable things by them. */
export function useFormValues<Values>(): Values {
  return useFormikContext<Values>().values
}

/** Whether the form is being sent, for its button's `loading`. */
export function useIsSubmitting(): boolean {
  return useFormikContext().isSubmitting
}

/** Whether a rule has found something wrong. */
export function useHasErrors(): boolean {
  return !useFormikContext().isValid
}
