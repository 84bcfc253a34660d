import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** The part of JSON Schema that openapi.yaml uses: no recursion, every object has a name. */
export type Schema = {
  $ref?: string
  type?: string | readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  oneOf?: readonly Schema[]
  required?: readonly string[]
  properties?: Readonly<Record<string, Schema>>
  additionalProperties?: Schema
  items?: Schema
  default?: unknown
  description?: string
  contentMediaType?: string
  format?: string
  'x-image'?: boolean
  /** Other places where hosts put the value, as JSON pointers into the whole answer. */
  'x-also-at'?: readonly string[]
}

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
}

export type MediaType = {
  schema: Schema
  examples?: Readonly<Record<string, { value: unknown }>>
}

export type Answer = { content?: Readonly<Record<string, MediaType>> }

export type Operation = {
  operationId: string
  method: string
  path: string
  tag: string
  access: string
  provenance: string
  parameters: readonly Parameter[]
  body: Readonly<Record<string, MediaType>> | null
  answers: ReadonlyArray<readonly [status: number, answer: Answer]>
}

type Ref = { $ref: string }

type RawOperation = {
  operationId: string
  tags: readonly string[]
  'x-access': string
  'x-provenance': string
  parameters?: ReadonlyArray<Parameter | Ref>
  requestBody?: { content: Readonly<Record<string, MediaType>> }
  responses: Readonly<Record<string, Answer | Ref>>
}

type Document = {
  paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>
  components: {
    schemas: Readonly<Record<string, Schema>>
    parameters: Readonly<Record<string, Parameter>>
    responses: Readonly<Record<string, Answer>>
    'x-assumed-fields': Readonly<Record<string, readonly string[]>>
  }
}

export function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1)
}

function resolve<T extends object>(from: Readonly<Record<string, T>>, part: T | Ref): T {
  if (!('$ref' in part)) return part
  const found = from[nameOf(part.$ref)]
  if (!found) throw new Error(`openapi.yaml refers to ${part.$ref}, which does not exist`)
  return found
}

/** Reads openapi.yaml. Throws when a reference leads nowhere. `assumedFields` of schemas are not in the specification. */
export function readContract(): {
  schemas: Readonly<Record<string, Schema>>
  operations: readonly Operation[]
  assumedFields: Readonly<Record<string, readonly string[]>>
} {
  const document = parse(readFileSync('openapi.yaml', 'utf8')) as Document
  const { schemas, parameters, responses, 'x-assumed-fields': assumedFields } = document.components
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => ({
      operationId: raw.operationId,
      method: method.toUpperCase(),
      path,
      tag: raw.tags[0] ?? '',
      access: raw['x-access'],
      provenance: raw['x-provenance'],
      parameters: (raw.parameters ?? []).map((part) => resolve(parameters, part)),
      body: raw.requestBody?.content ?? null,
      answers: Object.entries(raw.responses).map(
        ([status, part]) => [Number(status), resolve(responses, part)] as const,
      ),
    })),
  )
  return { schemas, operations, assumedFields }
}
