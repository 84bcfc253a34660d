import type { Bill, FieldErrors } from '@/api/generated/model'
import type { errorExamples } from '../contract/error-examples.gen'
import type { OperationId } from '../contract/operations.gen'
import { type HttpError, namedError } from '../pipeline/backend'

export function success<Data>(
  data: Data,
  message = 'Thành công',
): { success: true; message: string; data: Data } {
  return { success: true, message, data }
}

export function emptySuccess(message: string): { success: true; message: string } {
  return { success: true, message }
}

type ExampleName<Op extends OperationId> = keyof (typeof errorExamples)[Op] & string

/**
 * Returns the error response `name` of an operation, with the text from the contract. If `errors` is the name
 * of a field, the text is also the message of that field.
 */
export function refusal<Op extends OperationId>(
  operation: Op,
  name: ExampleName<Op>,
  errors?: FieldErrors | string,
  bill?: Bill,
): HttpError {
  const error = namedError(operation, name, { bill })
  if (errors === undefined) return error
  const byField = typeof errors === 'string' ? { [errors]: [error.message] } : errors
  return namedError(operation, name, { errors: byField, bill })
}

/**
 * Throws the error that `refusal` returns. An example is
 * `db.find('orders', id) ?? throwRefusal('order', 'notFound')`.
 */
export function throwRefusal<Op extends OperationId>(operation: Op, name: ExampleName<Op>): never {
  throw refusal(operation, name)
}

export function hasErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0
}
