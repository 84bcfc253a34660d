import { type Document, type RawOperation, resolve, type Schema } from '../gen/openapi.ts'

type Values = Readonly<Record<string, unknown>>

/** The generated examples, by operation: parameters as sent, a request and an answer in the shape of OpenAPI. */
export type Examples = Readonly<Record<string, { params?: Values; query?: Values }>>

/** Returns the contract as others read it, in one piece: with its examples, and with badges for who may call and whose idea it is. */
export function publishedContract(document: Document, examples: Examples): object {
  const { info, tags, paths, components } = document
  const { 'x-assumed-fields': assumed, ...others } = components
  const marked = Object.entries(assumed).map(([name, fields]) => [
    name,
    markedSchema(others.schemas[name] ?? {}, fields),
  ])
  const publishedPaths = Object.entries(paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => [
        method,
        publishedOperation(document, operation, examples),
      ]),
    ),
  ])
  return {
    ...document,
    info: { ...info, description: `${info.description}\n\n${forReaders}` },
    tags: tags.map((tag) => ({ ...tag, 'x-displayName': tagTitle(tag) })),
    paths: Object.fromEntries(publishedPaths),
    components: { ...others, schemas: { ...others.schemas, ...Object.fromEntries(marked) } },
  }
}

const forReaders = `Each operation has badges: where it comes from (spec, inferred, assumed), who may call it (anyone, user,
staff) and, for the back office, which right it takes. To try it: [openapi.yaml](openapi.yaml), [openapi.json](openapi.json) and a [Postman collection](postman.json) are
beside this page.`

const tagTitle = ({ name, description }: Document['tags'][number]): string =>
  description.startsWith('Back office: ') ? `Back office: ${name.slice(6)}` : name

function publishedOperation(document: Document, operation: RawOperation, examples: Examples) {
  const { 'x-provenance': provenance, 'x-access': access, 'x-permission': right } = operation
  const badges = [provenance, access, right ?? 'none'].filter((name) => name !== 'none')
  const { params, query } = examples[operation.operationId] ?? {}
  const values: Values = { ...params, ...query }
  const parameters = operation.parameters?.map((part) => {
    const parameter = resolve(document.components.parameters, part)
    const value = values[parameter.name]
    return value === undefined ? parameter : { ...parameter, example: value }
  })
  return {
    ...operation,
    description: `${operation.description}\n\n*Product ${operation['x-spec-ref']}.*`,
    'x-badges': badges.map((name) => ({ name })),
    ...(parameters && { parameters }),
  }
}

const mark = 'Not in the specification: a host may leave it out.'

/** Says of fields that the specification does not name that a host may leave them out. */
function markedSchema(schema: Schema, fields: readonly string[]): Schema {
  const properties = Object.entries(schema.properties ?? {}).map(([field, own]) => {
    if (!fields.includes(field)) return [field, own]
    const { description } = own.$ref === undefined ? own : {}
    return [field, { ...own, description: description ? `${description} ${mark}` : mark }]
  })
  return { ...schema, properties: Object.fromEntries(properties) }
}
