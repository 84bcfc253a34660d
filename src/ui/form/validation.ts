import { type FormikErrors, type FormikValues, yupToFormErrors } from 'formik'
import type { Schema } from 'yup'

/** Loads the module with a form's rules: yup is 12 kB (brotli), and no form needs it before a field loses the focus. */
export type LoadSchema = () => Promise<{ schema: Schema }>

/** Returns a schema's errors by field; none when it fails to load, as the server validates too. */
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
