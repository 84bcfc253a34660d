import { shapeCode } from './answer-shapes.ts'
import { nameOf, type Operation, type Schema } from './openapi.ts'

type Schemas = Readonly<Record<string, Schema>>

const json = 'application/json'

const note = '// Generated from openapi.yaml by `npm run gen`. Not edited by hand.\n'

export function callName(operationId: string): string {
  return `call${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}`
}

function answerName(operationId: string): string {
  return `${operationId}Answer`
}

/** Returns the module with the shapes of a tag's answers: data alone, which scripts can import as well. */
export function answersModule(operations: readonly Operation[], schemas: Schemas): string {
  // A schema is written before the first that uses it, so the order of this map is the order of the file.
  const constants = new Map<string, string>()
  function nameFor(name: string): string {
    const schema = schemas[name]
    if (!schema) throw new Error(`openapi.yaml has no schema ${name}`)
    const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}Shape`
    if (!constants.has(constant)) constants.set(constant, shapeCode(schema, nameFor))
    return constant
  }
  const answers = operations.map((operation) => {
    const parts = answerParts(operation, schemas, nameFor).join(', ')
    return `\nexport const ${answerName(operation.operationId)}: AnswerShape = { ${parts} }`
  })
  const shapes = [...constants].map(([name, code]) => `const ${name}: Shape = ${code}`)
  const types = shapes.length > 0 ? 'AnswerShape, Shape' : 'AnswerShape'
  return [note, `import type { ${types} } from './shape.ts'\n`, ...shapes, ...answers].join('\n')
}

/** Returns the module with the calls of a tag, which read by those shapes; the generated client goes through them. */
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
  if (!data) return parts
  parts.push(`data: ${shapeCode(data, nameFor)}`)
  if (!envelope.required?.includes('data')) parts.push('mayLack: true')
  if (data['x-also-at']) parts.push(`alsoAt: ${JSON.stringify(data['x-also-at'])}`)
  return parts
}

/** Returns the schema of an operation's success answer. Throws unless it is a named object. */
function envelopeOf({ operationId, answers }: Operation, schemas: Schemas): Schema {
  const [, answer] = answers.find(([status]) => status < 300) ?? []
  const ref = answer?.content?.[json]?.schema.$ref
  const schema = ref && schemas[nameOf(ref)]
  if (!schema) throw new Error(`${operationId} must answer a named schema as ${json}`)
  return schema
}
