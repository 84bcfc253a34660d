import { ApiError, type FieldErrors } from '@/api/errors'
import { orderFieldByPart } from '@/domain/order/form'
import { memberOf } from '@/lib/json'

const fieldOf = (sent: string) => memberOf(orderFieldByPart, sent)

/** Returns the server's errors by form field. Errors that belong to no field are left out. */
export function checkoutFieldErrors(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(
    Object.entries(error.fieldErrors).flatMap(([name, texts]) => {
      const field = fieldOf(name)
      return typeof field === 'string' ? [[field, texts]] : []
    }),
  )
}

/** Returns true if the server sent errors by field, and all of them belong to a field of the form. */
export function areAllErrorsInFields(error: unknown): boolean {
  const names = error instanceof ApiError ? Object.keys(error.fieldErrors) : []
  return names.length > 0 && names.every(fieldOf)
}

/** Returns true if the server no longer accepts the session. */
export function isSessionOverError(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}
