import { ApiError, type FieldErrors } from '@/api/errors'
import { fieldsOfPayload } from '@/domain/order/form'
import { memberOf } from '@/lib/json'

const fieldOf = (sent: string) => memberOf(fieldsOfPayload, sent)

/** Returns the server's errors by form field. Leaves out errors that are not shown at a field. */
export function orderFormErrors(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(
    Object.entries(error.fieldErrors).flatMap(([name, texts]) => {
      const field = fieldOf(name)
      return typeof field === 'string' ? [[field, texts]] : []
    }),
  )
}

/** Returns true where every error of the server is shown at a field of the form. */
export function areAllErrorsInFields(error: unknown): boolean {
  const names = error instanceof ApiError ? Object.keys(error.fieldErrors) : []
  return names.length > 0 && names.every(fieldOf)
}

/** Returns true where the server no longer accepts the session. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}
