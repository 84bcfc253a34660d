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
  examples?: Readonly<Record<string, Example>>
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
  info: { description: string }
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

type OperationFacts = {
  answers?: readonly Answer[]
  /** True where it declares the header `Idempotency-Key`. */
  takesKey?: boolean
}

const isReadOf = (method: string, raw: RawOperation) => method === 'get' || 'x-personal' in raw
const readsTokenOf = ({ security = [] }: RawOperation) =>
  security.some((scheme) => 'bearer' in scheme)

const isNamedByCode = ([name, { value }]: [string, { value: unknown }]) =>
  Reflect.get(Object(value), 'code') === name

/** Returns what an operation must say of itself and does not. */
export function lacksOf(
  method: string,
  raw: RawOperation,
  { answers = [], takesKey = false }: OperationFacts,
): string[] {
  const access = raw['x-access']
  const isRead = isReadOf(method, raw)
  const isOpen = raw.security?.some((scheme) => Object.keys(scheme).length === 0) ?? false
  const media = answers.map(({ content }) => content?.['application/json'])
  const errors = media.slice(1)
  const says: ReadonlyArray<readonly [wanted: string, isThere: boolean]> = [
    ['operationId', Boolean(raw.operationId)],
    ['summary', Boolean(raw.summary)],
    ['description', Boolean(raw.description)],
    [
      'x-provenance: spec, inferred or assumed',
      ['spec', 'inferred', 'assumed'].includes(raw['x-provenance']),
    ],
    ['x-spec-ref', Boolean(raw['x-spec-ref'])],
    ['x-access: anyone, user or staff', ['anyone', 'user', 'staff'].includes(access)],
    [
      'x-permission: a right of `Permission`, or none where any of the staff may',
      access !== 'staff' || Boolean(raw['x-permission']),
    ],
    [
      '`security: []`, as x-access is anyone',
      access !== 'anyone' || raw.security?.length === 0 || isOpen,
    ],
    [
      'x-personal: true, false or partly',
      !isRead || [true, false, 'partly'].includes(raw['x-personal'] ?? ''),
    ],
    ['x-staff-content: true or false', !isRead || typeof raw['x-staff-content'] === 'boolean'],
    [
      'x-changes: staff-content or nothing',
      isRead || access !== 'staff' || ['staff-content', 'nothing'].includes(raw['x-changes'] ?? ''),
    ],
    [
      'x-repeat: key, seen or harmless',
      isRead || ['key', 'seen', 'harmless'].includes(raw['x-repeat'] ?? ''),
    ],
    [
      'the error example idempotencyMismatch, as x-repeat is key',
      raw['x-repeat'] !== 'key' || media.some((one) => one?.examples?.['idempotencyMismatch']),
    ],
    [
      'x-repeat: key, as it has the parameter Idempotency-Key',
      raw['x-repeat'] === 'key' || !takesKey,
    ],
    [
      'the name of each error example as its `code`',
      errors.every((one) => Object.entries(one?.examples ?? {}).every(isNamedByCode)),
    ],
  ]
  return says.flatMap(([wanted, isThere]) => (isThere ? [] : [wanted]))
}

/** True where a success has the outcome of each row, so that no single status can refuse them. */
export function hasOutcomes(schemas: Readonly<Record<string, Schema>>, success?: Answer): boolean {
  const follow = (schema?: Schema) => (schema?.$ref ? schemas[nameOf(schema.$ref)] : schema)
  const body = follow(success?.content?.['application/json']?.schema)
  return 'outcomes' in (follow(body?.properties?.data)?.properties ?? {})
}

export function readDocument(): Document {
  return parse(readFileSync('openapi.yaml', 'utf8')) as Document
}

/**
 * Reads openapi.yaml. Throws when an operation does not say what it must, and when a reference leads nowhere.
 * `assumedFields` of schemas are not in the specification.
 */
export function readContract(): {
  schemas: Readonly<Record<string, Schema>>
  operations: readonly Operation[]
  assumedFields: Readonly<Record<string, readonly string[]>>
} {
  const document = readDocument()
  const { schemas, parameters, responses, 'x-assumed-fields': assumedFields } = document.components
  const lacks: string[] = []
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => {
      const answers = Object.entries(raw.responses).map(
        ([status, part]) => [Number(status), resolve(responses, part)] as const,
      )
      const own = (raw.parameters ?? []).map((part) => resolve(parameters, part))
      const wanted = lacksOf(method, raw, {
        answers: answers.map(([, answer]) => answer),
        takesKey: own.some(({ name }) => name === 'Idempotency-Key'),
      })
      const name = `${method.toUpperCase()} ${path}`
      const permission = raw['x-permission'] ?? 'none'
      if (wanted.length > 0)
        lacks.push(`${name} in contract/openapi/paths needs ${wanted.join('; ')}`)
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
        parameters: own,
        body: raw.requestBody?.content ?? null,
        answers,
      }
    }),
  )
  for (const [schema, fields] of Object.entries(assumedFields))
    for (const field of fields)
      if (schemas[schema]?.required?.includes(field))
        lacks.push(`${schema}.${field} in openapi.yaml is required, so no host may leave it out`)
  if (lacks.length > 0) throw new Error(lacks.join('\n'))
  return { schemas, operations, assumedFields }
}
