import { ApiError, type FieldErrors } from '@/api/errors'
import type { OrderForm } from '@/domain/order/form'
import { entryOf } from '@/lib/json'

/** The fields of the payload (Product §3) that each field of the form becomes. */
const formFieldOf: Readonly<Record<string, keyof OrderForm>> = {
  full_name: 'firstName',
  phone: 'phone',
  email: 'email',
  address: 'street',
  province_id: 'region',
  district_id: 'region',
  ward_id: 'region',
  note: 'note',
  coupon_code: 'coupon',
  payment_method: 'payment',
}

/** Returns the server's errors of the payload by the form's fields, without those that no field shows. */
export function orderFormErrors(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(
    Object.entries(error.fieldErrors).flatMap(([name, texts]) => {
      const field = entryOf(formFieldOf, name)
      return field ? [[field, texts]] : []
    }),
  )
}

/** True where fields of the form show all that the server refused. */
export function areAllErrorsInFields(error: unknown): boolean {
  const names = error instanceof ApiError ? Object.keys(error.fieldErrors) : []
  return names.length > 0 && names.every((name) => Object.hasOwn(formFieldOf, name))
}

/** True where the server no longer knows the session of the call. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}
