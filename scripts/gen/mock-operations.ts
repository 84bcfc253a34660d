import {
  type Answer,
  keyOf,
  type MediaType,
  refName,
  type Operation,
  type Parameter,
  type Schema,
} from './openapi.ts'

const json = 'application/json'

const primitives: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
}

function fieldsOf(schema: Schema): string {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const always = schema.required?.includes(name) || field.default !== undefined
    return `${keyOf(name)}${always ? '' : '?'}: ${typeOf(field)}`
  })
  return fields.length === 0 ? 'Record<string, never>' : `{ ${fields.join('; ')} }`
}

function typeOf(schema: Schema): string {
  if (schema.$ref) return refName(schema.$ref)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.oneOf) return schema.oneOf.map(typeOf).join(' | ')
  if (schema.contentMediaType) return 'Blob'
  if (Array.isArray(schema.type)) {
    return schema.type.map((type: string) => typeOf({ ...schema, type })).join(' | ')
  }
  if (schema.type === 'array') return `Array<${typeOf(schema.items ?? {})}>`
  if (schema.type === 'object' && schema.additionalProperties) {
    return `Record<string, ${typeOf(schema.additionalProperties)}>`
  }
  if (schema.type === 'object') return fieldsOf(schema)
  const primitive = primitives[String(schema.type)]
  if (!primitive) throw new Error(`No TypeScript type for ${JSON.stringify(schema)}`)
  return primitive
}

/** Returns the success answer of an operation. Throws unless the operation has exactly one success answer. */
function success(operation: Operation): readonly [status: number, answer: Answer] {
  const found = operation.answers.filter(([status]) => status < 300)
  const [only] = found
  if (!only || found.length > 1) {
    throw new Error(`${operation.operationId} must have exactly one 2xx answer in openapi.yaml`)
  }
  return only
}

function bodyType({ body }: Operation): string {
  if (!body) return 'undefined'
  return Object.entries(body)
    .map(([type, media]) => (type === json ? typeOf(media.schema) : 'FormData'))
    .join(' | ')
}

function operationType(operation: Operation): string {
  const parameters = (location: Parameter['in']): string =>
    fieldsOf(parameterSchema(operation, location))
  const answer = success(operation)[1].content?.[json]
  if (!answer) throw new Error(`${operation.operationId} must answer application/json`)
  return `  ${operation.operationId}: {
    params: ${parameters('path')}
    query: ${parameters('query')}
    body: ${bodyType(operation)}
    response: ${typeOf(answer.schema)}
  }`
}

function tableRow(operation: Operation): string {
  const { operationId, method, path, access, readsToken, permission, provenance, repeat, tag } =
    operation
  const localized = operation.parameters.some(({ name }) => name === 'Accept-Language')
  const status = success(operation)[0]
  const who = { access, readsToken, permission }
  const row = { method, path, ...who, status, tag, provenance, repeat, localized }
  return `  ${operationId}: ${JSON.stringify(row)},`
}

/** Returns the module with the types of all operations, in the order of openapi.yaml. */
export function emitOperationTypes(
  operations: readonly Operation[],
  schemaNames: readonly string[],
): string {
  const types = operations.map(operationType).join('\n')
  const used = schemaNames.filter((name) => new RegExp(`\\b${name}\\b`).test(types))
  return `import type { ${used.join(', ')} } from './model'

/** Parameters, body and response of every operation. */
export type Operations = {
${types}
}

export type OperationId = keyof Operations
`
}

/** Returns `operations.gen.ts`, which contains the table of all operations. */
export function emitOperations(operations: readonly Operation[]): string {
  return `export type { OperationId, Operations } from '@/api/generated/operations'

/** All operations. \`localized\`: the texts of the answer are in the language of the call. */
export const operationTable = {
${operations.map(tableRow).join('\n')}
} as const
`
}

/**
 * Returns the text of the file `error-examples.gen.ts`: the error responses of the contract by operation and
 * example name. Throws if one operation has two examples of the same name.
 */
export function emitErrorExamples(operations: readonly Operation[]): string {
  const table: Record<string, Record<string, { status: number; body: unknown }>> = {}
  for (const { operationId, answers } of operations) {
    const own = (table[operationId] ??= {})
    for (const [status, answer] of answers.filter(([status]) => status >= 300)) {
      for (const [name, example] of Object.entries(answer.content?.[json]?.examples ?? {})) {
        if (own[name]) throw new Error(`${operationId} has two examples named ${name}: rename one`)
        own[name] = { status, body: example.value }
      }
    }
  }
  return `/** Every named error answer of the contract, by operation. */
export const errorExamples = ${JSON.stringify(table)} as const
`
}

/** Returns the path, query or header parameters of an operation as the schema of one object. */
function parameterSchema(operation: Operation, location: Parameter['in']) {
  const own = operation.parameters.filter((parameter) => parameter.in === location)
  // Header names are in lower case, because `Headers` returns them in lower case.
  const nameIn = ({ name }: Parameter) => (location === 'header' ? name.toLowerCase() : name)
  return {
    type: 'object',
    required: own.filter(({ required }) => required).map(nameIn),
    properties: Object.fromEntries(own.map((parameter) => [nameIn(parameter), parameter.schema])),
  } satisfies Schema
}

function schemasOf(content: Readonly<Record<string, MediaType>> | undefined | null) {
  const entries = Object.entries(content ?? {})
  return Object.fromEntries(entries.map(([type, media]) => [type, media.schema]))
}

function operationSchemas(operation: Operation) {
  return {
    path: parameterSchema(operation, 'path'),
    query: parameterSchema(operation, 'query'),
    header: parameterSchema(operation, 'header'),
    body: schemasOf(operation.body),
    answers: Object.fromEntries(
      operation.answers.map(([status, answer]) => [status, schemasOf(answer.content)]),
    ),
  }
}

/**
 * Returns the text of the file `schemas.gen.json`: the schemas that validate requests and answers, without
 * their descriptions.
 */
export function emitDocument(
  schemas: Readonly<Record<string, Schema>>,
  operations: readonly Operation[],
): string {
  const document = {
    components: { schemas },
    operations: Object.fromEntries(
      operations.map((operation) => [operation.operationId, operationSchemas(operation)]),
    ),
  }
  return JSON.stringify(document, (_key, value: unknown) => withoutDescription(value))
}

/** Removes the description of a schema, but not a property whose name is `description`. */
function withoutDescription(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  if (!('description' in value) || typeof value.description !== 'string') return value
  const { description: _text, ...rest } = value
  return rest
}
