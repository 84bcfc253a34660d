import type { FieldErrors } from '@/api/generated/model'
import { errorExamples } from '../contract/error-examples.gen'
import type { OperationId } from '../contract/operations.gen'
import { HttpError } from '../pipeline/backend'

export function success<Data>(
  data: Data,
  message = 'Thành công',
): { success: true; message: string; data: Data } {
  return { success: true, message, data }
}

export function done(message: string): { success: true; message: string } {
  return { success: true, message }
}

type ExampleName<Op extends OperationId> = keyof (typeof errorExamples)[Op] & string
type Example = { status: number; body: { message: string } }

/** Returns an error of an operation by its name in the contract, with the contract's text. */
export function refusal<Op extends OperationId>(
  operation: Op,
  name: ExampleName<Op>,
  errors?: FieldErrors,
): HttpError {
  const examples: Readonly<Record<string, Example>> = errorExamples[operation]
  const example = examples[name]
  if (!example) throw new Error(`The contract has no error ${operation}.${name}`)
  return new HttpError(example.status, example.body.message, errors)
}

/** Throws the error that `refusal` returns: `db.find('orders', id) ?? refuse('order', 'notFound')`. */
export function refuse<Op extends OperationId>(operation: Op, name: ExampleName<Op>): never {
  throw refusal(operation, name)
}

export function hasErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0
}
