import { type Schema, ValidationError } from 'yup'

/** Returns the first message of each field that does not follow a form's rules. */
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
