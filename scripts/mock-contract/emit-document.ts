import type { MediaType, Operation, Parameter, Schema } from './openapi.ts'

/** All path, query or header parameters of an operation as the schema of one object. */
export function partSchema(operation: Operation, place: Parameter['in']) {
  const own = operation.parameters.filter((parameter) => parameter.in === place)
  // Header names are blind to case; `Headers` hands them out in lower case.
  const nameIn = ({ name }: Parameter) => (place === 'header' ? name.toLowerCase() : name)
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
    path: partSchema(operation, 'path'),
    query: partSchema(operation, 'query'),
    header: partSchema(operation, 'header'),
    body: schemasOf(operation.body),
    answers: Object.fromEntries(
      operation.answers.map(([status, answer]) => [status, schemasOf(answer.content)]),
    ),
  }
}

/** `schemas.gen.json`: what requests and answers are validated against, texts left out. */
export function emitDocument(
  schemas: Readonly<Record<string, Schema>>,
  operations: readonly Operation[],
): string {
  const document = {
    components: { schemas },
    operations: Object.fromEntries(
      operations.map((one) => [one.operationId, operationSchemas(one)]),
    ),
  }
  return JSON.stringify(document, (_key, value: unknown) => withoutDescription(value))
}

/** Drops the text of a schema, but not a property that happens to be called `description`. */
function withoutDescription(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  if (!('description' in value) || typeof value.description !== 'string') return value
  const { description: _text, ...rest } = value
  return rest
}
