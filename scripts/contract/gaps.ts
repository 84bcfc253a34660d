import {
  type Node,
  nodeAt,
  nodesAt,
  operationsOf,
  type Operation,
  resolved,
  successOf,
} from './document.ts'

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

/** Returns what a backend developer would miss in the contract, one line each: descriptions and examples. */
export function gapsOf(document: Node): string[] {
  return [
    ...nodesAt(document, 'tags')
      .filter(({ description }) => !isText(description))
      .map(({ name }) => `tag ${String(name)} has no description`),
    ...operationsOf(document).flatMap((operation) => operationGaps(document, operation)),
    ...Object.keys(nodeAt(document, 'components', 'schemas')).flatMap((name) =>
      schemaGaps(document, name),
    ),
  ]
}

function operationGaps(document: Node, operation: Operation): string[] {
  const { id, node } = operation
  const gaps: string[] = []
  if (!isText(node['description'])) gaps.push(`${id} has no description`)
  for (const part of nodesAt(node, 'parameters')) {
    const { name, description } = resolved(document, part)
    if (!isText(description)) gaps.push(`${id}: parameter ${String(name)} has no description`)
  }
  const bodies = Object.values(nodeAt(node, 'requestBody', 'content'))
  if (bodies.length > 0 && !bodies.some(hasExample)) gaps.push(`${id}: its request has no example`)
  const { answer } = successOf(document, operation)
  const answers = Object.values(nodeAt(answer, 'content'))
  if (!answers.some(hasExample)) gaps.push(`${id}: its success has no example`)
  return gaps
}

function hasExample(media: unknown): boolean {
  return Object.keys(nodeAt({ media }, 'media', 'examples')).length > 0
}

function schemaGaps(document: Node, name: string): string[] {
  const schema = nodeAt(document, 'components', 'schemas', name)
  const gaps = isText(schema['description']) ? [] : [`schema ${name} has no description`]
  const properties = nodeAt(schema, 'properties')
  for (const field of Object.keys(properties)) {
    const own = nodeAt(properties, field)
    const described = isText(own['description']) || isText(resolved(document, own)['description'])
    if (!described) gaps.push(`schema ${name}: field ${field} has no description`)
  }
  return gaps
}
