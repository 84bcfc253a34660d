import type { Fields, Shape } from '../../src/api/answers/shape.ts'
import { keyOf, refName, type Operation, type Schema } from './openapi.ts'

type Schemas = Readonly<Record<string, Schema>>

const json = 'application/json'

const note = '// Generated from openapi.yaml by `npm run gen`. Not edited by hand.\n'

export function callName(operationId: string): string {
  return `call${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}`
}

function answerName(operationId: string): string {
  return `${operationId}Answer`
}

/**
 * Returns the modules with the shapes of answers, by tag. A shape tells the shop how to read an answer. The
 * modules contain only data, so scripts can import them too. A shape is in the module of the first tag that
 * uses it, and other modules import the shape from there.
 */
export function answersModules(
  tags: ReadonlyMap<string, readonly Operation[]>,
  schemas: Schemas,
): ReadonlyMap<string, string> {
  const homes = new Map<string, string>()
  const imported = new Set<string>()
  const parts = Array.from(tags, ([tag, operations]) => {
    // A schema is added before the schemas that use it. The generated file defines the shapes in the same
    // order.
    const own = new Map<string, string>()
    const foreign = new Set<string>()
    function nameFor(name: string): string {
      const schema = schemas[name]
      if (!schema) throw new Error(`openapi.yaml has no schema ${name}`)
      const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}Shape`
      if (!homes.has(constant)) {
        homes.set(constant, tag)
        own.set(constant, shapeCode(schema, nameFor))
      } else if (homes.get(constant) !== tag) foreign.add(constant)
      return constant
    }
    const answers = operations.map((operation) => {
      const shape = answerParts(operation, schemas, nameFor).join(', ')
      return `\nexport const ${answerName(operation.operationId)}: AnswerShape = { ${shape} }`
    })
    for (const constant of foreign) imported.add(constant)
    return { tag, own, foreign, answers }
  })
  return new Map(
    parts.map(({ tag, own, foreign, answers }) => {
      const imports = Array.from(
        Map.groupBy(foreign, (constant) => homes.get(constant)),
        ([home, names]) => `import { ${names.join(', ')} } from './${home}.gen.ts'`,
      )
      const shapes = Array.from(
        own,
        ([name, code]) => `${imported.has(name) ? 'export ' : ''}const ${name}: Shape = ${code}`,
      )
      const types = own.size > 0 ? 'AnswerShape, Shape' : 'AnswerShape'
      const head = [...imports, `import type { ${types} } from './shape.ts'\n`]
      return [tag, [note, ...head, ...shapes, ...answers].join('\n')]
    }),
  )
}

/**
 * Returns the module with the calls of a tag, which orval's generated client uses. Each call passes the shape
 * of its answer to `http`, which reads the answer by this shape.
 */
export function callsModule(operations: readonly Operation[], tag: string): string {
  const ids = operations.map(({ operationId }) => operationId)
  const calls = ids.map(
    (id) => `
export const ${callName(id)} = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, ${answerName(id)}, init)`,
  )
  return [
    note,
    `import { ${ids.map(answerName).join(', ')} } from '../answers/${tag}.gen.ts'`,
    `import { http, type ErrorType as HttpError } from '../http.ts'\n`,
    'export type ErrorType<Body> = HttpError<Body>',
    ...calls,
  ].join('\n')
}

function answerParts(
  operation: Operation,
  schemas: Schemas,
  nameFor: (name: string) => string,
): string[] {
  const envelope = envelopeOf(operation, schemas)
  const data = envelope.properties?.data
  const parts = [`operation: '${operation.operationId}'`]
  if (operation.repeat === 'key') parts.push('takesKey: true')
  const { isRead, readsToken, access, personal } = operation
  if (personal) parts.push(`personal: ${JSON.stringify(personal)}`)
  if (isRead && readsToken && access === 'anyone') parts.push('forVisitorsToo: true')
  if (!data) return parts
  parts.push(`data: ${shapeCode(data, nameFor)}`)
  if (!envelope.required?.includes('data')) parts.push('mayLack: true')
  if (data['x-also-at']) parts.push(`alsoAt: ${JSON.stringify(data['x-also-at'])}`)
  return parts
}

/** Returns the schema of an operation's success answer. Throws unless this schema has a name. */
function envelopeOf({ operationId, answers }: Operation, schemas: Schemas): Schema {
  const [, answer] = answers.find(([status]) => status < 300) ?? []
  const ref = answer?.content?.[json]?.schema.$ref
  const schema = ref && schemas[refName(ref)]
  if (!schema) throw new Error(`${operationId} must answer a named schema as ${json}`)
  return schema
}

const kinds: Readonly<Record<string, Shape>> = {
  integer: 'whole',
  number: 'number',
  boolean: 'flag',
}

/**
 * Returns the shape of a schema as source code. The shape of a named schema is a constant, and `nameFor`
 * returns its name.
 */
function shapeCode(schema: Schema, nameFor: (name: string) => string): string {
  if (schema.$ref) return nameFor(refName(schema.$ref))
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
  const defaults = properties.filter(([, field]) => 'x-when-absent' in field)
  const always = new Set([...(schema.required ?? []), ...defaults.map(([name]) => name)])
  const optional = properties.flatMap(([name]) => (always.has(name) ? [] : [name]))
  const places = properties.filter(([, field]) => field['x-also-at'])
  return `{ ${[
    `fields: { ${fields.join(', ')} }`,
    ...part('optional', optional.length > 0 && optional),
    ...part(
      'defaults',
      objectOf(defaults, (field) => field['x-when-absent']),
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
