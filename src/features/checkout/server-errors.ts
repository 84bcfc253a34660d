import { ApiError, type FieldErrors } from '@/api/errors'
import { fieldsOfPayload } from '@/domain/order/form'
import { memberOf } from '@/lib/json'

const fieldOf = (sent: string) => memberOf(fieldsOfPayload, sent)

/** Returns the server's errors by form field. Leaves out errors that no field shows. */
export function orderFormErrors(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(
    Object.entries(error.fieldErrors).flatMap(([name, texts]) => {
      const field = fieldOf(name)
      return typeof field === 'string' ? [[field, texts]] : []
    }),
  )
}

/** True where the form's fields show every error of the server. */
export function areAllErrorsInFields(error: unknown): boolean {
  const names = error instanceof ApiError ? Object.keys(error.fieldErrors) : []
  return names.length > 0 && names.every(fieldOf)
}

/** True where the server no longer accepts the session. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}
