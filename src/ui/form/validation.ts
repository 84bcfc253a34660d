import { type FormikErrors, type FormikValues, validateYupSchema, yupToFormErrors } from 'formik'
import type { Schema } from 'yup'

/**
 * What a schema finds wrong, by field. A schema that can't be loaded finds nothing: the server has the
 * last word anyway, and its errors show in the same places.
 */
export async function errorsOf<Values extends FormikValues>(
  values: Values,
  source: Schema | (() => Promise<Schema>),
): Promise<FormikErrors<Values>> {
  try {
    const schema = typeof source === 'function' ? await source() : source
    await validateYupSchema(values, schema)
  } catch (error) {
    if (error instanceof Error && error.name === 'ValidationError') return yupToFormErrors(error)
  }
  return {}
}
