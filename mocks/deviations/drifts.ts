import { isRecord } from '@/lib/json'
import { assumedFields } from '../contract/assumed-fields.gen'
import type { OperationId } from '../contract/operations.gen'
import contract from '../contract/schemas.gen.json'
import type { Answer } from '../pipeline/backend'
import { type DriftName, driftNames } from '../scenarios/names'

type Drift = (answer: Answer, schema: Schema) => Answer

const bySchema =
  (visitor: Visitor): Drift =>
  (answer, schema) => ({ ...answer, body: mapBySchema(schema, answer.body, visitor) })

const isAssumed = (schema: Schema, name: string): boolean =>
  assumedFields[schemaName(schema)]?.includes(name) ?? false

const minimal = bySchema({
  object: (fields, schema) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !isAssumed(schema, name))),
})

const relativeImages = bySchema({
  scalar(value, { format }) {
    if (typeof value !== 'string' || format !== 'uri-reference') return value
    const { pathname, search } = new URL(value, 'http://mock.invalid')
    return pathname.startsWith('/artwork/') ? pathname.slice(1) + search : value
  },
})

const strings = bySchema({
  scalar(value, schema) {
    if (typeof value === 'boolean') return Number(value)
    if (typeof value !== 'number') return value
    const isAmount = schema.minimum === 0 && Number.isInteger(value)
    return isAmount ? value.toFixed(2) : String(value)
  },
})

const isEmpty = (value: unknown): boolean =>
  value === '' || (Array.isArray(value) && value.length === 0)

const nulls = bySchema({
  list: (values) => (values.length > 0 ? [null, ...values] : values),
  object: (fields, schema) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        isAssumed(schema, name) || isEmpty(value) ? null : value,
      ]),
    ),
})

const extra = bySchema({
  object: (fields) => ({ ...fields, deleted_at: null, links: { self: '/', all: [] }, pivot: [] }),
})

const metaPages: Drift = (answer, schema) => {
  const { body } = answer
  const declared = resolvedSchema(resolvedSchema(schema).properties?.data ?? {})
  if (!isRecord(body)) return answer
  const { data } = body
  if (schemaName(declared) === 'User') return { ...answer, body: { ...body, data: { user: data } } }
  if (!isRecord(data) || !('pagination' in data)) return answer
  const fields = Object.entries(declared.properties ?? {})
  const [rows = ''] = fields.find(([, { type }]) => type === 'array') ?? []
  const { pagination: meta, [rows]: list, ...rest } = data
  // Frameworks that send `meta` send an empty page as an empty list, and not as null. So null becomes an
  // empty list.
  return { ...answer, body: { ...body, ...rest, data: list ?? [], meta } }
}

const noSuccess: Drift = (answer) => {
  const { body } = answer
  if (!isRecord(body)) return answer
  const { success: _left, ...rest } = body
  return { ...answer, body: rest }
}

const noBody: Drift = (answer, schema) => {
  const hasData = answer.status >= 400 || resolvedSchema(schema).properties?.data
  return hasData ? answer : { status: 204, body: undefined }
}

/**
 * All drifts, in the order in which they apply. Drifts that follow the schema of a response come first,
 * because the other drifts change the shape of the response.
 */
const drifts: Readonly<Record<DriftName, Drift>> = {
  'drift.minimal': minimal,
  'drift.relativeImages': relativeImages,
  'drift.strings': strings,
  'drift.nulls': nulls,
  'drift.extra': extra,
  'drift.metaPages': metaPages,
  'drift.noSuccess': noSuccess,
  'drift.noBody': noBody,
}

export function driftedAnswer(
  operation: OperationId,
  answer: Answer,
  chosen: ReadonlySet<DriftName>,
): Answer {
  const schema = answerSchema(operation, answer.status)
  if (!schema || chosen.size === 0) return answer
  return driftNames
    .filter((name) => chosen.has(name))
    .reduce((drifted, name) => drifts[name](drifted, schema), answer)
}

/** The names of fields with a name or a short text. The scenario `texts.long` makes these texts longer. */
const short = /^((full_|first_|last_|product_|category_|original_)?name|title(_\d)?|label|brand)$/

/** The contract limits most names and titles to this number of characters. */
const most = 255

function longer(text: string): string {
  if (text === '') return text
  const word = 'Rấtdàikhôngcóchỗngắtdòngnàocả'
  return `${text} ${text} ${text} ${word}`.slice(0, most)
}

function lengthened(value: unknown, name: string): unknown {
  if (typeof value === 'string') return short.test(name) ? longer(value) : value
  if (Array.isArray(value)) return value.map((part) => lengthened(part, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, lengthened(part, key)]),
  )
}

export function withLongTexts({ status, body }: Answer): Answer {
  return status >= 400 ? { status, body } : { status, body: lengthened(body, '') }
}

export type Schema = {
  allOf?: readonly Schema[]
  $ref?: string
  type?: string | readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  oneOf?: readonly Schema[]
  anyOf?: readonly Schema[]
  required?: readonly string[]
  properties?: Readonly<Record<string, Schema>>
  additionalProperties?: Schema
  items?: Schema
  format?: string
  pattern?: string
  minItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

type Answers = Readonly<Record<string, Readonly<Record<string, Schema>>>>

const schemas: Readonly<Record<string, Schema>> = contract.components.schemas
const operations: Readonly<Record<OperationId, { answers: Answers }>> = contract.operations

const names = new Map(Object.entries(schemas).map(([name, schema]) => [schema, name]))

/** Follows a `$ref` and returns its schema. Returns a schema without a `$ref` unchanged. */
export function dereference(schema: Schema): Schema {
  const { $ref } = schema
  return $ref ? dereference(schemas[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {}) : schema
}

/** Follows a `$ref`, and among several alternatives takes the first one that is not null. */
export function resolvedSchema(schema: Schema): Schema {
  const own = dereference(schema)
  const { anyOf, oneOf = anyOf } = own
  const other = oneOf?.find(({ type }) => type !== 'null')
  return other ? resolvedSchema(other) : own
}

export function schemaName(schema: Schema): string {
  return names.get(schema) ?? ''
}

/** Returns the schema of an answer, or null for a status that the contract does not have. */
function answerSchema(operation: OperationId, status: number): Schema | null {
  return operations[operation].answers[status]?.['application/json'] ?? null
}

type Visitor = {
  scalar?: (value: unknown, schema: Schema) => unknown
  list?: (values: readonly unknown[], schema: Schema) => unknown
  object?: (fields: Readonly<Record<string, unknown>>, schema: Schema) => unknown
}

/**
 * Returns a copy of a value. `visitor` changes every part that the schema describes, starting with the
 * innermost parts. Other parts stay unchanged.
 */
function mapBySchema(declared: Schema, value: unknown, visitor: Visitor): unknown {
  const schema = resolvedSchema(declared)
  if (value === null || value === undefined) return value
  if (Array.isArray(value)) {
    const { items } = schema
    const mapped = items ? value.map((entry) => mapBySchema(items, entry, visitor)) : value
    return visitor.list ? visitor.list(mapped, schema) : mapped
  }
  if (!isRecord(value)) return visitor.scalar ? visitor.scalar(value, schema) : value
  const fields = Object.entries(value).map(([name, field]) => {
    const own = schema.properties?.[name] ?? schema.additionalProperties
    return [name, own ? mapBySchema(own, field, visitor) : field]
  })
  const mapped: Record<string, unknown> = Object.fromEntries(fields)
  return visitor.object ? visitor.object(mapped, schema) : mapped
}
