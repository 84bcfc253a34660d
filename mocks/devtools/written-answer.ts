import type { OperationId } from '../contract/operations.gen'
import { parseFault, nameOfAnswer } from '../scenarios/fault'

export type Draft = {
  kind: 'error' | 'json'
  status: string
  message: string
  errors: ReadonlyArray<{ field: string; text: string }>
  json: string
}

export type DraftProblem = 'status' | 'json' | 'fields'

/** Returns the state's name for a draft, or what is wrong with it. Rows without field and text are left out. */
export function readDraft(
  operation: OperationId,
  { kind, status: digits, message, errors, json }: Draft,
): { name: string } | { problem: DraftProblem } {
  const status = Number(digits)
  let name: string
  if (kind === 'json') {
    try {
      name = nameOfAnswer(operation, { status, json: JSON.parse(json) })
    } catch {
      return { problem: 'json' }
    }
  } else {
    const written = errors
      .map(({ field, text }) => [field.trim(), text.trim()] as const)
      .filter(([field, text]) => field !== '' || text !== '')
    const isBad = written.some(([field, text]) => !/^[\w.-]+$/.test(field) || text === '')
    if (isBad || written.some(([field]) => field === 'message')) return { problem: 'fields' }
    name = nameOfAnswer(operation, { status, message: message.trim(), errors: written })
  }
  // The grammar has the last word: it knows which statuses carry what.
  return parseFault(name) ? { name } : { problem: 'status' }
}

export function fieldsOf(sent: string | null): string[] {
  try {
    return pathsIn(JSON.parse(sent ?? 'null'))
  } catch {
    return []
  }
}

function pathsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    const below = pathsIn(part).map((path) => `${name}.${path}`)
    return below.length > 0 ? below : [name]
  })
}
