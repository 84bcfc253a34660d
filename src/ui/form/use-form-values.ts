import { useFormikContext } from 'formik'

/** Returns the values of the surrounding form. */
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
