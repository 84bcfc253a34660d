import type { OperationId } from '../contract/operations.gen'
import contract from '../contract/schemas.gen.json'

export type Schema = {
  allOf?: readonly object[]
  $ref?: string
  type?: string | readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  oneOf?: readonly Schema[]
  required?: readonly string[]
  properties?: Readonly<Record<string, Schema>>
  additionalProperties?: Schema
  items?: Schema
  format?: string
  minimum?: number
}

type Answers = Readonly<Record<string, Readonly<Record<string, Schema>>>>

const schemas: Readonly<Record<string, Schema>> = contract.components.schemas
const operations: Readonly<Record<OperationId, { answers: Answers }>> = contract.operations

const names = new Map(Object.entries(schemas).map(([name, schema]) => [schema, name]))

/** Follows a reference, and leads from "this or null" to this. */
export function resolve(schema: Schema): Schema {
  const { $ref, oneOf } = schema
  if ($ref) return resolve(schemas[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {})
  const other = oneOf?.find(({ type }) => type !== 'null')
  return other ? resolve(other) : schema
}

export function schemaName(schema: Schema): string {
  return names.get(schema) ?? ''
}

/** Returns the schema of an answer; null for a status that the contract does not name. */
export function answerSchema(operation: OperationId, status: number): Schema | null {
  return operations[operation].answers[status]?.['application/json'] ?? null
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export type Visitor = {
  scalar?: (value: unknown, schema: Schema) => unknown
  list?: (values: readonly unknown[], schema: Schema) => unknown
  object?: (fields: Readonly<Record<string, unknown>>, schema: Schema) => unknown
}

/** Returns a copy of a value, changed from its leaves up. What the schema does not describe stays as it is. */
export function mapBySchema(declared: Schema, value: unknown, visitor: Visitor): unknown {
  const schema = resolve(declared)
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
