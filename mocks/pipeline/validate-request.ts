import type { ErrorObject } from 'ajv/dist/2020'
import type { FieldErrors } from '@/api/generated/model'
import type { OperationId } from '../contract/operations.gen'
import { errorExamplesOf } from '../scenarios/catalogue'
import { contractError } from './answer'
import { HttpError } from './backend'
import type { Match } from './match'
import { coercing, jsonPart, lenient, multipartPart } from './schemas'

export type Input = { params: object; query: object; body: unknown }

function checkedPart(operation: OperationId, part: string, value: object): object {
  const broken = coercing(operation, part)?.(value) ?? []
  if (broken.length > 0) throw invalidRequest(operation, broken)
  return value
}

async function jsonBody(operation: OperationId, request: Request): Promise<unknown> {
  const body: unknown = await request.json().catch(() => {
    throw unreadableBody(operation)
  })
  const broken = lenient(operation, `body/${jsonPart}`)?.(body) ?? []
  if (broken.length > 0) throw invalidRequest(operation, broken)
  return body
}

async function formBody(operation: OperationId, request: Request): Promise<FormData> {
  const form = await request.formData().catch(() => {
    throw unreadableBody(operation)
  })
  const texts = [...form].map(([name, value]) => [name, typeof value === 'string' ? value : 'file'])
  checkedPart(operation, `body/${multipartPart}`, Object.fromEntries(texts))
  return form
}

async function bodyOf(operation: OperationId, request: Request): Promise<unknown> {
  const takesJson = lenient(operation, `body/${jsonPart}`) !== null
  const takesForm = lenient(operation, `body/${multipartPart}`) !== null
  if (!takesJson && !takesForm) return undefined
  const type = request.headers.get('content-type') ?? ''
  if (takesForm && type.startsWith('multipart/form-data')) return formBody(operation, request)
  if (takesJson && type.startsWith('application/json')) return jsonBody(operation, request)
  throw unreadableBody(operation)
}

export async function validateRequest(match: Match, request: Request): Promise<Input> {
  const { operation } = match
  const { searchParams } = new URL(request.url)
  const params = checkedPart(operation, 'path', { ...match.params })
  const query = checkedPart(operation, 'query', Object.fromEntries(searchParams))
  checkedPart(operation, 'header', Object.fromEntries(request.headers))
  return { params, query, body: await bodyOf(operation, request) }
}

const missing = new Set(['required', 'minLength', 'minItems'])

/** Keywords that only gather other rules, which have errors of their own. */
const gathering = new Set(['if', 'allOf', 'anyOf', 'oneOf'])

const inside = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

/** Returns the contract's own text for a field, which its examples name by the first row of a list. */
function exampleText(operation: OperationId, field: string): string | null {
  const name = field.replace(/\.\d+\./g, '.0.')
  const texts = errorExamplesOf(operation)
    .filter(({ status }) => status === 422)
    .map(({ body }) => inside(inside(inside(body, 'errors'), name), '0'))
  return texts.find((text) => typeof text === 'string') ?? null
}

function textOf(
  operation: OperationId,
  field: string,
  { keyword, schemaPath }: ErrorObject,
): string {
  // Rules of the business, which the contract has a text for.
  const isOfBusiness = keyword === 'pattern' || schemaPath.includes('/then/')
  const ownText = isOfBusiness ? exampleText(operation, field) : null
  if (ownText !== null) return ownText
  if (missing.has(keyword)) return 'Vui lòng nhập thông tin này'
  if (keyword === 'maxLength' || keyword === 'maxItems') return 'Nội dung quá dài'
  if (/(^|\.)phone$/.test(field)) return 'Số điện thoại không hợp lệ'
  if (/(^|\.)email$/.test(field)) return 'Email không hợp lệ'
  return 'Dữ liệu không hợp lệ'
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const absent: unknown = params['missingProperty']
  const path = instancePath.split('/').slice(1)
  if (typeof absent === 'string') path.push(absent)
  return path.join('.') || 'body'
}

function invalidRequest(operation: OperationId, broken: readonly ErrorObject[]): HttpError {
  const errors: FieldErrors = {}
  for (const rule of broken.filter(({ keyword }) => !gathering.has(keyword))) {
    const field = fieldOf(rule)
    const texts = (errors[field] ??= [])
    const text = textOf(operation, field, rule)
    if (!texts.includes(text)) texts.push(text)
  }
  const { message } = contractError(operation, 422, 'Dữ liệu không hợp lệ')
  return new HttpError(422, message, errors)
}

function unreadableBody(operation: OperationId): HttpError {
  const { message } = contractError(operation, 422, 'Dữ liệu không hợp lệ')
  return new HttpError(422, message, { body: ['Dữ liệu không hợp lệ'] })
}
