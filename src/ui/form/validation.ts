import { type FormikErrors, type FormikValues, yupToFormErrors } from 'formik'
import type { Schema } from 'yup'

/** Loads the module with a form's rules: yup is 12 kB (brotli), and no form needs it before somebody leaves a field. */
export type LoadSchema = () => Promise<{ schema: Schema }>

/**
 * What a schema finds wrong, by field. A schema that can't be loaded finds nothing: the server has the
 * last word anyway, and its errors show in the same places.
 */
export async function errorsOf<Values extends FormikValues>(
  values: Values,
  load: LoadSchema,
  context?: object,
): Promise<FormikErrors<Values>> {
  try {
    const { schema } = await load()
    await schema.validate(values, { abortEarly: false, context })
  } catch (error) {
    if (error instanceof Error && error.name === 'ValidationError') return yupToFormErrors(error)
  }
  return {}
}
