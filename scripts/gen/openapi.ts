import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** The part of JSON Schema that openapi.yaml uses: no recursion, every object has a name. */
export type Schema = {
  $ref?: string
  type?: string | readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  oneOf?: readonly Schema[]
  allOf?: readonly Schema[]
  required?: readonly string[]
  properties?: Readonly<Record<string, Schema>>
  additionalProperties?: Schema
  items?: Schema
  default?: unknown
  description?: string
  contentMediaType?: string
  maxLength?: number
  format?: string
  'x-image'?: boolean
  /** What the shop reads where an answer lacks the field. */
  'x-when-absent'?: unknown
  /** Other places where hosts put the value, as JSON pointers into the whole answer. */
  'x-also-at'?: readonly string[]
  /** Its fields that the specification does not name; only in the sources. */
  'x-assumed'?: readonly string[]
}

export type Parameter = {
  name: string
  example?: unknown
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
}

export type Ref = { $ref: string }

/** A value as OpenAPI shows it. */
export type Example = { value: unknown }

export type MediaType = {
  schema: Schema
  examples?: Readonly<Record<string, Example>>
}

export type Answer = { content?: Readonly<Record<string, MediaType>> }

export type Operation = {
  operationId: string
  method: string
  path: string
  tag: string
  access: string
  /** True where it reads a token, needed or not. */
  readsToken: boolean
  /** True where its answer is read and nothing is written. */
  isRead: boolean
  personal: boolean | 'partly'
  /** The right of the staff that it takes; null where none. */
  permission: string | null
  provenance: string
  /** How a write bears being sent twice; null for a read. */
  repeat: string | null
  parameters: readonly Parameter[]
  body: Readonly<Record<string, MediaType>> | null
  answers: ReadonlyArray<readonly [status: number, answer: Answer]>
}

export type RawOperation = {
  /** The parameters that its example is called with; only in the bundle. */
  'x-example'?: Readonly<Record<string, unknown>>
  operationId: string
  tags?: readonly string[]
  summary?: string
  description?: string
  security?: readonly object[]
  'x-access': string
  'x-permission'?: string
  'x-provenance': string
  'x-spec-ref'?: string
  'x-personal'?: boolean | 'partly'
  'x-staff-content'?: boolean
  'x-changes'?: string
  'x-repeat'?: string
  parameters?: ReadonlyArray<Parameter | Ref>
  requestBody?: { required?: boolean; content: Readonly<Record<string, MediaType>> }
  responses: Readonly<Record<string, Answer | Ref>>
}

export type Document = {
  info: { version: string; description: string }
  tags: ReadonlyArray<{ name: string; description: string }>
  paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>
  components: {
    schemas: Readonly<Record<string, Schema>>
    parameters: Readonly<Record<string, Parameter>>
    responses: Readonly<Record<string, Answer>>
    examples?: Readonly<Record<string, Example>>
    'x-assumed-fields': Readonly<Record<string, readonly string[]>>
  }
}

export function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1)
}

/** Returns the name of a field as a key in source code, in quotes where it needs them. */
export function keyOf(name: string): string {
  return /^[a-z_$][\w$]*$/i.test(name) ? name : JSON.stringify(name)
}

export function resolve<T extends object>(from: Readonly<Record<string, T>>, part: T | Ref): T {
  if (!('$ref' in part)) return part
  const found = from[nameOf(part.$ref)]
  if (!found) throw new Error(`openapi.yaml refers to ${part.$ref}, which does not exist`)
  return found
}

export const isReadOf = (method: string, raw: RawOperation) =>
  method === 'get' || 'x-personal' in raw
const readsTokenOf = ({ security = [] }: RawOperation) =>
  security.some((scheme) => 'bearer' in scheme)

/** True where a success has the outcome of each row, so that no single status can refuse them. */
export function hasOutcomes(schemas: Readonly<Record<string, Schema>>, success?: Answer): boolean {
  const follow = (schema?: Schema) => (schema?.$ref ? schemas[nameOf(schema.$ref)] : schema)
  const body = follow(success?.content?.['application/json']?.schema)
  return 'outcomes' in (follow(body?.properties?.data)?.properties ?? {})
}

export function readDocument(): Document {
  return parse(readFileSync('openapi.yaml', 'utf8')) as Document
}

export type Contract = {
  schemas: Readonly<Record<string, Schema>>
  operations: readonly Operation[]
  /** Fields of schemas that the specification does not name. */
  assumedFields: Readonly<Record<string, readonly string[]>>
}

/** Returns what the generators need of openapi.yaml. Throws when a reference leads nowhere. */
export function readContract(document = readDocument()): Contract {
  const { schemas, parameters, responses, 'x-assumed-fields': assumedFields } = document.components
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => {
      const permission = raw['x-permission'] ?? 'none'
      return {
        operationId: raw.operationId,
        method: method.toUpperCase(),
        path,
        tag: raw.tags?.[0] ?? '',
        access: raw['x-access'],
        readsToken: readsTokenOf(raw),
        isRead: isReadOf(method, raw),
        personal: raw['x-personal'] ?? false,
        permission: permission === 'none' ? null : permission,
        provenance: raw['x-provenance'],
        repeat: raw['x-repeat'] ?? null,
        parameters: (raw.parameters ?? []).map((part) => resolve(parameters, part)),
        body: raw.requestBody?.content ?? null,
        answers: Object.entries(raw.responses).map(
          ([status, part]) => [Number(status), resolve(responses, part)] as const,
        ),
      }
    }),
  )
  return { schemas, operations, assumedFields }
}
