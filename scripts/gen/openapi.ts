import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** The parts of JSON Schema that openapi.yaml uses. Schemas do not contain themselves. */
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
  /** The value that the shop reads when an answer does not have the field. */
  'x-when-absent'?: unknown
  /** Other places in an answer where hosts put this value, as JSON pointers. */
  'x-also-at'?: readonly string[]
  /**
   * The names of the schema's fields that the specification does not contain. Only the sources have this
   * list. The bundle collects all lists in `x-assumed-fields`.
   */
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

/** An example value in the form of OpenAPI. */
export type Example = { value: unknown }

export type MediaType = { schema: Schema; examples?: Readonly<Record<string, Example>> }

export type Answer = { content?: Readonly<Record<string, MediaType>> }

export type Operation = {
  operationId: string
  method: string
  path: string
  tag: string
  access: string
  /** True when the operation reads a token, even if the token is optional. */
  readsToken: boolean
  /** True when the operation changes nothing. */
  isRead: boolean
  personal: boolean | 'partly'
  /** The permission that staff need for the operation. Null when no permission is needed. */
  permission: string | null
  provenance: string
  screens: Screens
  /**
   * How the host handles a write that is sent twice (`x-repeat`). `key`: the host repeats its first answer
   * for the same `Idempotency-Key`. `seen`: the host refuses the write if the record has changed. `harmless`:
   * the second write changes nothing. Null for a read.
   */
  repeat: string | null
  parameters: readonly Parameter[]
  body: Readonly<Record<string, MediaType>> | null
  answers: ReadonlyArray<readonly [status: number, answer: Answer]>
}

type Screens = Readonly<Record<string, 'opens' | 'then'>>

export type RawOperation = {
  /** The parameters of the operation's example. Only the bundle has this field, not the sources. */
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
  /**
   * The screens that call the operation, either when the screen opens or later, for example after a click.
   */
  'x-screens'?: Screens
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

export function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1)
}

/** Returns the name of a field as a key in source code, in quotes if a key needs them. */
export function keyOf(name: string): string {
  return /^[a-z_$][\w$]*$/i.test(name) ? name : JSON.stringify(name)
}

export function resolveRef<T extends object>(from: Readonly<Record<string, T>>, part: T | Ref): T {
  if (!('$ref' in part)) return part
  const found = from[refName(part.$ref)]
  if (!found) throw new Error(`openapi.yaml refers to ${part.$ref}, which does not exist`)
  return found
}

export const isReadOperation = (method: string, raw: RawOperation) =>
  method === 'get' || 'x-personal' in raw
const readsTokenOf = ({ security = [] }: RawOperation) =>
  security.some((scheme) => 'bearer' in scheme)

/**
 * Returns whether the success answer of an operation has a result for each row. A write with such an answer
 * can refuse some rows and accept others.
 */
export function hasOutcomes(schemas: Readonly<Record<string, Schema>>, success?: Answer): boolean {
  const follow = (schema?: Schema) => (schema?.$ref ? schemas[refName(schema.$ref)] : schema)
  const body = follow(success?.content?.['application/json']?.schema)
  return 'outcomes' in (follow(body?.properties?.data)?.properties ?? {})
}

export function readDocument(): Document {
  return parse(readFileSync('openapi.yaml', 'utf8')) as Document
}

export type Contract = {
  schemas: Readonly<Record<string, Schema>>
  operations: readonly Operation[]
  /** Fields that the schemas have but the specification does not. */
  assumedFields: Readonly<Record<string, readonly string[]>>
}

/** Returns the parts of openapi.yaml that the generators need. Throws when a reference leads nowhere. */
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
        isRead: isReadOperation(method, raw),
        personal: raw['x-personal'] ?? false,
        permission: permission === 'none' ? null : permission,
        provenance: raw['x-provenance'],
        screens: raw['x-screens'] ?? {},
        repeat: raw['x-repeat'] ?? null,
        parameters: (raw.parameters ?? []).map((part) => resolveRef(parameters, part)),
        body: raw.requestBody?.content ?? null,
        answers: Object.entries(raw.responses).map(
          ([status, part]) => [Number(status), resolveRef(responses, part)] as const,
        ),
      }
    }),
  )
  return { schemas, operations, assumedFields }
}
