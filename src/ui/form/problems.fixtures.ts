import { type Schema, ValidationError } from 'yup'

/** Returns the first error text of each invalid field. */
export function problemsIn(schema: Schema, values: unknown): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(
      error.inner.toReversed().map(({ path = '', message }) => [path, message]),
    )
  }
}
