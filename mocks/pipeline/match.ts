import { type OperationId, operationTable } from '../contract/operations.gen'
import { operationIds } from '../scenarios/names'

/** An operation that a request asks for, with the raw texts of its path. */
export type Match = { operation: OperationId; params: Readonly<Record<string, string>> }

type Template = { operation: OperationId; method: string; parts: readonly string[] }

const isParameter = (part: string): boolean => part.startsWith('{')

/** Sorts `/products/by-ids` before `/products/{slug}`: at the first difference the fixed text wins. */
function fixedFirst(a: Template, b: Template): number {
  const at = a.parts.findIndex(
    (part, index) => isParameter(part) !== isParameter(b.parts[index] ?? ''),
  )
  if (at < 0) return 0
  return isParameter(a.parts[at] ?? '') ? 1 : -1
}

const templates: readonly Template[] = operationIds
  .map((operation) => {
    const { method, path } = operationTable[operation]
    return { operation, method, parts: path.split('/') }
  })
  .sort(fixedFirst)

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

/** Undoes URL encoding; text that is not properly encoded stays as it came. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The operation behind method and path, or null where the contract has none. */
export function matchOperation(method: string, pathname: string): Match | null {
  const parts = pathname.split('/').map(decoded)
  for (const template of templates) {
    const params = template.method === method ? paramsOf(parts, template) : null
    if (params) return { operation: template.operation, params }
  }
  return null
}
