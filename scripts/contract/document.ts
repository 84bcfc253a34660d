import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

export type Node = Readonly<Record<string, unknown>>

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function nodeAt(node: Node, ...keys: readonly string[]): Node {
  const found = keys.reduce<unknown>((at, key) => (isNode(at) ? at[key] : undefined), node)
  return isNode(found) ? found : {}
}

export function nodesAt(node: Node, key: string): readonly Node[] {
  const found = node[key]
  return Array.isArray(found) ? found.filter(isNode) : []
}

/** Returns the target of a reference inside the document; the part itself where it is none. */
export function resolved(document: Node, part: Node): Node {
  const { $ref: ref } = part
  if (typeof ref !== 'string' || !ref.startsWith('#/')) return part
  const keys = ref.slice(2).split('/')
  return nodeAt(document, ...keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~')))
}

export function readDocument(file: string): Node {
  const document: unknown = parse(readFileSync(file, 'utf8'))
  if (!isNode(document)) throw new Error(`${file} holds no contract`)
  return document
}

export interface Operation {
  id: string
  method: string
  path: string
  node: Node
}

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options']

export function operationsOf(document: Node): readonly Operation[] {
  return Object.keys(nodeAt(document, 'paths')).flatMap((path) =>
    methods.flatMap((method) => {
      const node = nodeAt(document, 'paths', path, method)
      if (Object.keys(node).length === 0) return []
      const { operationId: id } = node
      return { id: typeof id === 'string' ? id : `${method} ${path}`, method, path, node }
    }),
  )
}
