import addFormats from 'ajv-formats'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020'
import type { FieldErrors } from '@/api/generated/model'
import { memberOf } from '@/lib/json'
import type { OperationId } from '../contract/operations.gen'
import contract from '../contract/schemas.gen.json'
import { errorExamplesOf } from '../scenarios/catalogue'
import { type Answer, contractError, type HttpError } from './backend'
import type { Match } from './match'

/**
 * The path of a schema in an operation: `query`, `body/application~1json`, `answers/200/application~1json`.
 */
type Part = string

type Check = (value: unknown) => readonly ErrorObject[]

/**
 * Keys of openapi.yaml that are no validation rules. The validator must know them, or it refuses the schema.
 */
const keywords = [
  'components',
  'operations',
  'x-image',
  'x-also-at',
  'x-when-absent',
  'x-provenance',
]

/**
 * Returns a schema that forbids fields which it does not list. With it, no answer can have more fields than
 * the contract.
 */
function closed(schema: object): object {
  const inside = Object.entries(schema).map(([key, part]: [string, unknown]) => {
    const isSchema = typeof part === 'object' && part !== null && !Array.isArray(part)
    return [key, isSchema ? closed(part) : part]
  })
  const names = 'properties' in schema && 'type' in schema
  return { ...Object.fromEntries(inside), ...(names && { additionalProperties: false }) }
}

function ajvOf(document: object, options: { coerceTypes?: boolean; useDefaults?: boolean }) {
  const ajv = new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    keywords,
    // The validator does not check the contract itself. `npm run check -- contract` does that, and here it
    // would cost every page 200 ms.
    meta: false,
    validateSchema: false,
    ...options,
  })
  addFormats.default(ajv)
  ajv.addSchema(document, 'contract')
  return ajv
}

function schemasOf(document: object, options: Parameters<typeof ajvOf>[1]) {
  const ajv = ajvOf(document, options)
  const checks = new Map<string, ValidateFunction | undefined>()
  return function checkOf(operation: OperationId, part: Part): Check | null {
    const pointer = `contract#/operations/${operation}/${part}`
    if (!checks.has(pointer)) checks.set(pointer, ajv.getSchema(pointer))
    const validate = checks.get(pointer)
    return validate ? (value) => (validate(value) ? [] : (validate.errors ?? [])) : null
  }
}

/**
 * Schemas for paths, queries, headers and forms. They convert texts to the types of the contract and fill in
 * defaults.
 */
const coercing = schemasOf(contract, { coerceTypes: true, useDefaults: true })

/**
 * Schemas for JSON bodies of requests, and for the responses of a real host. As on real servers, a body may
 * have fields that the contract does not list. `namedFields` removes those fields from requests.
 */
export const lenientSchemas = schemasOf(contract, {})

export const strictSchemas = schemasOf(closed(contract), {})

/** The media types of bodies, escaped as in a JSON pointer. */
export const jsonPart = 'application~1json'
export const multipartPart = 'multipart~1form-data'

/** The problems of a call or an answer that breaks the contract. `operation` is null for an unknown call. */
export type Violation = {
  by?: 'host'
  operation: OperationId | null
  status: number
  problems: readonly string[]
}

export function problemOf({ instancePath, message, params }: ErrorObject): string {
  const extra: unknown = params['additionalProperty']
  const field = typeof extra === 'string' ? `: ${extra}` : ''
  return `${instancePath || '/'} ${message ?? ''}${field}`
}

export function violationOf(operation: OperationId, { status, body }: Answer): Violation | null {
  const check = strictSchemas(operation, `answers/${status}/${jsonPart}`)
  if (!check) return { operation, status, problems: [`answers no ${status} in the contract`] }
  // The response is checked as the JSON that the caller gets, in which dates are texts and undefined fields
  // are absent.
  const problems = check(JSON.parse(JSON.stringify(body))).map(problemOf)
  return problems.length > 0 ? { operation, status, problems } : null
}

export function describeViolation({ by, operation, status, problems }: Violation): string {
  const what = problems.join('; ')
  if (operation === null) return `The contract has no such call: ${what}`
  const whose = by === 'host' ? 'The host' : 'Mock world'
  return `${whose} breaks the contract: ${operation} ${status}: ${what}`
}

type Input = { params: object; query: object; body: unknown }

function checkedPart(operation: OperationId, part: string, value: object): object {
  const broken = coercing(operation, part)?.(value) ?? []
  if (broken.length > 0) throw invalidRequest(operation, broken)
  return value
}

function schemaOf(schema: unknown): unknown {
  const reference = memberOf(schema, '$ref')
  if (typeof reference !== 'string') return schema
  return memberOf(contract.components.schemas, reference.split('/').at(-1) ?? '')
}

/**
 * Returns the fields of a schema with their schemas, including the fields of its `allOf` and `oneOf` parts.
 */
function fieldsOf(schema: unknown): object {
  const own = schemaOf(schema)
  const joined = [memberOf(own, 'allOf'), memberOf(own, 'oneOf')].filter(Array.isArray).flat()
  return Object.assign({}, memberOf(own, 'properties'), ...joined.map(fieldsOf))
}

/**
 * Returns a body without the fields that the contract does not list, so that no handler stores such a field.
 */
function namedFields(value: unknown, schema: unknown): unknown {
  if (Array.isArray(value)) {
    const items = memberOf(schemaOf(schema), 'items')
    return value.map((entry) => namedFields(entry, items))
  }
  const fields = Object.entries(fieldsOf(schema))
  if (typeof value !== 'object' || value === null || fields.length === 0) return value
  const named = fields.filter(([name]) => Object.hasOwn(value, name))
  return Object.fromEntries(
    named.map(([name, part]) => [name, namedFields(memberOf(value, name), part)]),
  )
}

async function jsonBody(operation: OperationId, request: Request): Promise<unknown> {
  const body: unknown = await request.json().catch(() => {
    throw unreadableBody(operation)
  })
  const broken = lenientSchemas(operation, `body/${jsonPart}`)?.(body) ?? []
  if (broken.length > 0) throw invalidRequest(operation, broken)
  const { body: types } = contract.operations[operation]
  return namedFields(body, memberOf(types, 'application/json'))
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
  const takesJson = lenientSchemas(operation, `body/${jsonPart}`) !== null
  const takesForm = lenientSchemas(operation, `body/${multipartPart}`) !== null
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

/** Rules that only contain other rules. The rules inside report their own errors. */
const gathering = new Set(['if', 'allOf', 'anyOf', 'oneOf'])

const inside = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

/**
 * Returns the contract's own text for a field. The contract's examples show only the first row of a list, so
 * its text is used for every row.
 */
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
  { keyword, schemaPath, params }: ErrorObject,
): string {
  // If a business rule is broken, the contract's own text for the field is used.
  const isOfBusiness = keyword === 'pattern' || schemaPath.includes('/then/')
  const ownText = isOfBusiness ? exampleText(operation, field) : null
  if (ownText !== null) return ownText
  if (missing.has(keyword)) return 'Vui lòng nhập thông tin này'
  if (keyword === 'maxLength') return `Nội dung không được quá ${params['limit']} ký tự`
  if (keyword === 'maxItems') return `Danh sách không được quá ${params['limit']} mục`
  if (/(^|\.)phone$/.test(field)) return 'Số điện thoại cần ít nhất 9 chữ số, ví dụ 0912 345 678'
  if (/(^|\.)email$/.test(field)) return 'Email cần có dạng ten@example.com'
  return 'Giá trị này chưa đúng dạng. Vui lòng nhập lại.'
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
    // An empty text also breaks every pattern. Only the error "empty" is then reported.
    const isSaid = rule.keyword === 'pattern' ? texts.length > 0 : texts.includes(text)
    if (!isSaid) texts.push(text)
  }
  return contractError(
    operation,
    422,
    'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
    { errors },
  )
}

function unreadableBody(operation: OperationId): HttpError {
  const message = 'Có thông tin chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.'
  return contractError(operation, 422, message, { errors: { body: [message] } })
}
