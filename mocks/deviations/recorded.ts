import type { OperationId } from '../contract/operations.gen'
import type { Answer } from '../pipeline/answer'
import { isOperation } from '../scenarios/names'
import { recordings } from '../scenarios/recorded.gen'
import type { RecordedAnswer } from './recording'

function isAnswer(value: unknown): value is RecordedAnswer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'operation' in value &&
    isOperation(String(value.operation)) &&
    'path' in value &&
    'status' in value
  )
}

async function answersOf(name: string): Promise<readonly RecordedAnswer[]> {
  const file = (await recordings[name]?.())?.default
  const answers: unknown = typeof file === 'object' && file && Reflect.get(file, 'answers')
  return Array.isArray(answers) ? answers.filter(isAnswer) : []
}

type Call = { operation: OperationId; path: string; nth: number }

/**
 * Returns the answer that a recording has for a call: of the same path and query, else of the same operation without
 * its query; the nth one for the nth call, and the last one ever after. Null where it has none.
 */
export async function recordedAnswer(
  name: string,
  { operation, path, nth }: Call,
): Promise<Answer | null> {
  const own = (await answersOf(name)).filter((answer) => answer.operation === operation)
  const [pathname] = path.split('?')
  const exact = own.filter((answer) => answer.path === path)
  const near = own.filter((answer) => answer.path.split('?')[0] === pathname)
  const found = exact.length > 0 ? exact : near
  const answer = found[Math.min(nth, found.length - 1)]
  return answer ? { status: answer.status, body: answer.body ?? undefined } : null
}
