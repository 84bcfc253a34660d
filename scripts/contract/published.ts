import {
  isNode,
  type Node,
  nodeAt,
  nodesAt,
  operationsOf,
  type Operation,
  resolved,
} from './document.ts'

/** The generated examples, by operation: parameters as sent, a request and an answer in the shape of OpenAPI. */
export type Examples = Readonly<Record<string, Node>>

/** Returns the contract as others read it, in one piece: with its examples, and with badges for who may call and whose idea it is. */
export function publishedContract(document: Node, examples: Examples): Node {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const operation of operationsOf(document)) {
    const own = (paths[operation.path] ??= {})
    own[operation.method] = publishedOperation(document, operation, examples[operation.id] ?? {})
  }
  const { 'x-assumed-fields': assumed, ...components } = nodeAt(document, 'components')
  const schemas = markedSchemas(nodeAt(components, 'schemas'), isNode(assumed) ? assumed : {})
  const tags = nodesAt(document, 'tags').map((tag) => ({ ...tag, 'x-displayName': tagTitle(tag) }))
  const info = nodeAt(document, 'info')
  const description = `${String(info['description'])}\n\n${forReaders}`
  return {
    ...document,
    info: { ...info, description },
    tags,
    paths,
    components: { ...components, schemas },
  }
}

const forReaders = `Each operation has badges: where it comes from (spec, inferred, assumed), who may call it (anyone, user,
staff) and, for the back office, which right it takes. To try it: [openapi.yaml](openapi.yaml), [openapi.json](openapi.json) and a [Postman collection](postman.json) are
beside this page.`

const tagTitle = ({ name, description }: Node): string =>
  String(description).startsWith('Back office: ')
    ? `Back office: ${String(name).slice(6)}`
    : String(name)

function publishedOperation(document: Node, { node }: Operation, example: Node): Node {
  const badges = [node['x-provenance'], node['x-access'], node['x-permission'] ?? 'none']
    .filter((name) => name !== 'none')
    .map((name) => ({ name }))
  const source = `Product ${String(node['x-spec-ref'])}.`
  const values = { ...nodeAt(example, 'params'), ...nodeAt(example, 'query') }
  const parameters = nodesAt(node, 'parameters').map((part) => {
    const parameter = resolved(document, part)
    const value = values[String(parameter['name'])]
    return value === undefined ? parameter : { ...parameter, example: value }
  })
  return {
    ...node,
    description: `${String(node['description'])}\n\n*${source}*`,
    'x-badges': badges,
    ...(parameters.length > 0 && { parameters }),
  }
}

const mark = 'Not in the specification: a host may leave it out.'

/** Says of fields that the specification does not name that a host may leave them out. */
function markedSchemas(schemas: Node, assumed: Node): Node {
  const marked = Object.entries(assumed).map(([name, fields]) => {
    const schema = nodeAt(schemas, name)
    const named: unknown[] = Array.isArray(fields) ? fields : []
    const properties = Object.entries(nodeAt(schema, 'properties')).map(([field, own]) => {
      if (!named.includes(field) || !isNode(own)) return [field, own]
      const { description } = typeof own['$ref'] === 'string' ? { description: '' } : own
      const text = typeof description === 'string' && description ? `${description} ${mark}` : mark
      return [field, { ...own, description: text }]
    })
    return [name, { ...schema, properties: Object.fromEntries(properties) }]
  })
  return { ...schemas, ...Object.fromEntries(marked) }
}
