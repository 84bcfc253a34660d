import type { ErrorObject } from 'ajv/dist/2020'
import type { OperationId } from '../contract/operations.gen'
import type { FieldErrors } from '@/api/generated/model'
import { contractError } from './answer'
import { HttpError } from './backend'

const missing = new Set(['required', 'minLength', 'minItems'])

/** Returns the text for a field, by its name and the broken rule. */
function textOf(field: string, { keyword }: ErrorObject): string {
  if (missing.has(keyword)) return 'Vui lòng nhập thông tin này'
  if (keyword === 'maxLength' || keyword === 'maxItems') return 'Nội dung quá dài'
  if (/(^|\.)phone$/.test(field)) return 'Số điện thoại không hợp lệ'
  if (/(^|\.)email$/.test(field)) return 'Email không hợp lệ'
  return 'Dữ liệu không hợp lệ'
}

/** Returns the path of the field that breaks a rule: `items.0.quantity`. */
function fieldOf({ instancePath, params }: ErrorObject): string {
  const absent: unknown = params['missingProperty']
  const path = instancePath.split('/').slice(1)
  if (typeof absent === 'string') path.push(absent)
  return path.join('.') || 'body'
}

/** Returns the contract's 422 with a text for every rule that the request breaks. */
export function invalidRequest(operation: OperationId, broken: readonly ErrorObject[]): HttpError {
  const errors: FieldErrors = {}
  for (const rule of broken) {
    const field = fieldOf(rule)
    const texts = (errors[field] ??= [])
    const text = textOf(field, rule)
    if (!texts.includes(text)) texts.push(text)
  }
  const { message } = contractError(operation, 422, 'Dữ liệu không hợp lệ')
  return new HttpError(422, message, errors)
}

/** Returns the contract's 422 for a body that can't be parsed. */
export function unreadableBody(operation: OperationId): HttpError {
  const { message } = contractError(operation, 422, 'Dữ liệu không hợp lệ')
  return new HttpError(422, message, { body: ['Dữ liệu không hợp lệ'] })
}
