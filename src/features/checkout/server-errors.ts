import { ApiError, type FieldErrors } from '@/api/errors'
import type { OrderForm } from '@/domain/order/form'

/** Fields of the payload (Product §3) by the form's field that they come from. */
const sources: Readonly<Record<string, keyof OrderForm>> = {
  full_name: 'firstName',
  phone: 'phone',
  address: 'street',
  province_id: 'region',
  district_id: 'region',
  ward_id: 'region',
  note: 'note',
  payment_method: 'payment',
}

/** What the server says about the payload, by the form's fields; what no field can show is left out. */
export function orderFormErrors(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(
    Object.entries(error.fieldErrors).flatMap(([name, texts]) => {
      const field = sources[name]
      return field ? [[field, texts]] : []
    }),
  )
}

/** Whether the server no longer knows the session that the call was made in. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}
