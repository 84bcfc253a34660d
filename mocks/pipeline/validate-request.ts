import type { OperationId } from '../contract/operations.gen'
import { invalidRequest, unreadableBody } from './field-errors'
import type { Match } from './match'
import { coercing, jsonPart, lenient, multipartPart } from './schemas'

/** A valid request: texts are converted, defaults filled in. */
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

/** Checks the fields of a form; the handler checks its files. */
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

/** Checks a request against the contract. Throws the contract's 422 with every wrong field. */
export async function validateRequest(match: Match, request: Request): Promise<Input> {
  const { operation } = match
  const { searchParams } = new URL(request.url)
  const params = checkedPart(operation, 'path', { ...match.params })
  const query = checkedPart(operation, 'query', Object.fromEntries(searchParams))
  checkedPart(operation, 'header', Object.fromEntries(request.headers))
  return { params, query, body: await bodyOf(operation, request) }
}
