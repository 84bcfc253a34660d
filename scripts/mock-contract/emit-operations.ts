import { type Answer, nameOf, type Operation, type Parameter, type Schema } from './openapi.ts'
import { partSchema } from './emit-document.ts'

const json = 'application/json'

const plain: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
}

/** The fields of an object type, each with `?` unless required or filled in by a default. */
function fieldsOf(schema: Schema): string {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const key = /^[a-z_]\w*$/i.test(name) ? name : `'${name}'`
    const always = schema.required?.includes(name) || field.default !== undefined
    return `${key}${always ? '' : '?'}: ${typeOf(field)}`
  })
  return fields.length === 0 ? 'Record<string, never>' : `{ ${fields.join('; ')} }`
}

/** The TypeScript type of a schema; other named schemas are mentioned by name. */
function typeOf(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref)
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
  const simple = plain[String(schema.type)]
  if (!simple) throw new Error(`No TypeScript type for ${JSON.stringify(schema)}`)
  return simple
}

/** The one answer of an operation that is not an error. */
function success(operation: Operation): readonly [status: number, answer: Answer] {
  const found = operation.answers.filter(([status]) => status < 300)
  const [only] = found
  if (!only || found.length > 1) throw new Error(`${operation.operationId} needs one good answer`)
  return only
}

function bodyType({ body }: Operation): string {
  if (!body) return 'undefined'
  return Object.entries(body)
    .map(([type, media]) => (type === json ? typeOf(media.schema) : 'FormData'))
    .join(' | ')
}

function operationType(operation: Operation): string {
  const part = (place: Parameter['in']): string => fieldsOf(partSchema(operation, place))
  const answer = success(operation)[1].content?.[json]
  if (!answer) throw new Error(`${operation.operationId} answers no JSON`)
  return `  ${operation.operationId}: {
    params: ${part('path')}
    query: ${part('query')}
    body: ${bodyType(operation)}
    response: ${typeOf(answer.schema)}
  }`
}

function tableRow(operation: Operation): string {
  const { operationId, method, path, access, tag } = operation
  const row = { method, path, access, status: success(operation)[0], tag }
  return `  ${operationId}: ${JSON.stringify(row)},`
}

/** `operations.gen.ts`: the types and the table of all operations, in document order. */
export function emitOperations(
  operations: readonly Operation[],
  schemaNames: readonly string[],
): string {
  const types = operations.map(operationType).join('\n')
  const used = schemaNames.filter((name) => new RegExp(`\\b${name}\\b`).test(types))
  return `import type { ${used.join(', ')} } from '@/api/generated/model'

/** What every operation of the contract takes and answers. */
export type Operations = {
${types}
}

export type OperationId = keyof Operations

/** Where every operation is found, who may call it and how it answers. */
export const operationTable = {
${operations.map(tableRow).join('\n')}
} as const
`
}

/** `error-examples.gen.ts`: every named error answer of the contract. */
export function emitErrorExamples(operations: readonly Operation[]): string {
  const table: Record<string, Record<string, { status: number; body: unknown }>> = {}
  for (const { operationId, answers } of operations) {
    const own = (table[operationId] ??= {})
    for (const [status, answer] of answers) {
      for (const [name, example] of Object.entries(answer.content?.[json]?.examples ?? {})) {
        if (own[name]) throw new Error(`${operationId} names two examples ${name}`)
        own[name] = { status, body: example.value }
      }
    }
  }
  return `/** Every error answer that the contract names, by operation. */
export const errorExamples = ${JSON.stringify(table)} as const
`
}
