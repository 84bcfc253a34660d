import { type OperationId, operationTable } from '../contract/operations.gen'
import { operationIds } from '../scenarios/names'

export type Match = { operation: OperationId; params: Readonly<Record<string, string>> }

type Template = { operation: OperationId; method: string; parts: readonly string[] }

const isParameter = (part: string): boolean => part.startsWith('{')

/** Takes the place of a parameter in a sort key. This character sorts after every fixed text. */
const parameterKey = '\uffff'
const keyOf = ({ parts }: Template): string =>
  parts.map((part) => (isParameter(part) ? parameterKey : part)).join('/')

/**
 * Sorts `/products/by-ids` before `/products/{slug}`, because fixed text must be tried before a parameter.
 */
function fixedFirst(a: Template, b: Template): number {
  const [one, other] = [keyOf(a), keyOf(b)]
  if (one === other) return 0
  return one < other ? -1 : 1
}

const templates: readonly Template[] = operationIds
  .map((operation) => {
    const { method, path } = operationTable[operation]
    return { operation, method, parts: path.split('/') }
  })
  .sort(fixedFirst)

/** All operations. A path with fixed text comes before a path with a parameter in the same place. */
export const operationsByPath = templates.map(({ operation }) => operation)

function paramsOf(parts: readonly string[], template: Template): Record<string, string> | null {
  if (parts.length !== template.parts.length) return null
  const params: Record<string, string> = {}
  for (const [index, wanted] of template.parts.entries()) {
    const part = parts[index] ?? ''
    if (isParameter(wanted)) params[wanted.slice(1, -1)] = part
    else if (wanted !== part) return null
  }
  return params
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Returns the operation of a call. HEAD counts as GET. */
export function matchOperation(method: string, pathname: string): Match | null {
  const parts = pathname.split('/').map(decoded)
  const wanted = method === 'HEAD' ? 'GET' : method
  for (const template of templates) {
    const params = template.method === wanted ? paramsOf(parts, template) : null
    if (params) return { operation: template.operation, params }
  }
  return null
}
