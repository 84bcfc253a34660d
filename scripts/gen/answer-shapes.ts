import type { Fields, Shape } from '../../src/api/answers/shape.ts'
import { keyOf, nameOf, type Schema } from './openapi.ts'

const kinds: Readonly<Record<string, Shape>> = {
  integer: 'whole',
  number: 'number',
  boolean: 'flag',
}

/** Returns the shape of a schema as source code; shapes of named schemas are constants, which `nameFor` gets to know. */
export function shapeCode(schema: Schema, nameFor: (name: string) => string): string {
  if (schema.$ref) return nameFor(nameOf(schema.$ref))
  if (schema.oneOf) return codeOfNullable(schema.oneOf, nameFor)
  if (Array.isArray(schema.type)) {
    const types = schema.type.map((type: string) => ({ ...schema, type }))
    return codeOfNullable(types, nameFor)
  }
  const values = schema.const === undefined ? schema.enum : [schema.const]
  if (values) return `{ oneOf: ${JSON.stringify(values)} }`
  if (schema.type === 'array') return `{ list: ${shapeCode(schema.items ?? {}, nameFor)} }`
  if (schema.type === 'object') return codeOfFields(schema, nameFor)
  return JSON.stringify(schema.type === 'string' ? textKind(schema) : plainKind(schema))
}

function textKind(schema: Schema): Shape {
  if (schema['x-image']) return 'image'
  return schema.format === 'date-time' ? 'moment' : 'text'
}

function plainKind(schema: Schema): Shape {
  const kind = schema.type === undefined ? 'any' : kinds[String(schema.type)]
  if (!kind) throw new Error(`Answers have no shape for ${JSON.stringify(schema)}`)
  return kind
}

function codeOfNullable(schemas: readonly Schema[], nameFor: (name: string) => string): string {
  const [only, ...others] = schemas.filter(({ type }) => type !== 'null')
  if (!only || others.length > 0) {
    throw new Error(`Answers know one schema or null only: ${JSON.stringify(schemas)}`)
  }
  return `{ orNull: ${shapeCode(only, nameFor)} }`
}

function codeOfFields(schema: Schema, nameFor: (name: string) => string): string {
  const properties = Object.entries(schema.properties ?? {})
  const fields = properties.map(([name, field]) => `${keyOf(name)}: ${shapeCode(field, nameFor)}`)
  const optional = properties.flatMap(([name]) => (schema.required?.includes(name) ? [] : [name]))
  const defaults = properties.filter(([, field]) => 'default' in field)
  const places = properties.filter(([, field]) => field['x-also-at'])
  return `{ ${[
    `fields: { ${fields.join(', ')} }`,
    ...part('optional', optional.length > 0 && optional),
    ...part(
      'defaults',
      objectOf(defaults, (field) => field.default),
    ),
    ...part(
      'alsoAt',
      objectOf(places, (field) => field['x-also-at']),
    ),
  ].join(', ')} }`
}

function part(name: keyof Fields, value: unknown): string[] {
  return value ? [`${name}: ${JSON.stringify(value)}`] : []
}

function objectOf(entries: Array<[string, Schema]>, pick: (field: Schema) => unknown) {
  if (entries.length === 0) return undefined
  return Object.fromEntries(entries.map(([name, field]) => [name, pick(field)]))
}
