import type { ErrorObject } from 'ajv/dist/2020'
import type { OperationId } from '../contract/operations.gen'
import type { Answer } from './answer'
import { jsonPart, strict } from './schemas'

/** Where an answer, or a call that is not in the contract (`operation` null), breaks the contract. */
export type Violation = {
  by?: 'host'
  operation: OperationId | null
  status: number
  problems: readonly string[]
}

export function problemOf({ instancePath, message, params }: ErrorObject): string {
  const extra: unknown = params['additionalProperty']
  const field = typeof extra === 'string' ? `: ${extra}` : ''
  return `${instancePath || '/'} ${message ?? ''}${field}`
}

export function violationOf(operation: OperationId, { status, body }: Answer): Violation | null {
  const check = strict(operation, `answers/${status}/${jsonPart}`)
  if (!check) return { operation, status, problems: [`answers no ${status} in the contract`] }
  // The caller gets JSON: dates become texts, undefined fields vanish.
  const problems = check(JSON.parse(JSON.stringify(body))).map(problemOf)
  return problems.length > 0 ? { operation, status, problems } : null
}

export function describeViolation({ by, operation, status, problems }: Violation): string {
  const what = problems.join('; ')
  if (operation === null) return `The contract has no such call: ${what}`
  const whose = by === 'host' ? 'The host' : 'Mock world'
  return `${whose} breaks the contract: ${operation} ${status}: ${what}`
}
