import type { MediaType, Operation, Parameter, Schema } from './openapi.ts'

/** Returns the path, query or header parameters of an operation as the schema of one object. */
export function parameterSchema(operation: Operation, location: Parameter['in']) {
  const own = operation.parameters.filter((parameter) => parameter.in === location)
  // Case does not matter in header names; `Headers` returns them in lower case.
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

/** Returns `schemas.gen.json`: the schemas that requests and answers are validated with, without descriptions. */
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
