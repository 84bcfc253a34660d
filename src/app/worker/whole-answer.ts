import { isAdapted } from '@/api/adapter'
import { readAnswer } from '@/api/answers/read-answer'
import type { AnswerShape, Shape } from '@/api/answers/shape'
import { isRecord, memberOf, parsedJson } from '@/lib/json'

/**
 * True for an answer that the shop can read and that holds something: only such a one is kept, and may
 * replace the one kept before. A page of a captive portal, half of an answer and `{"data": null}` are none,
 * though each comes with status 200.
 */
export function isWholeAnswer(answer: AnswerShape, text: string): boolean {
  const body = parsedJson(text)
  if (!isRecord(body) || memberOf(body, 'success') === false) return false
  // An adapted host has shapes of its own, which the app alone can read.
  if (isAdapted() || answer.data === undefined) return true
  const data = memberOf(body, 'data')
  if (data === null || (isRecord(data) && !holdsAny(answer.data, data))) return false
  try {
    readAnswer(answer, body)
    return true
  } catch {
    return false
  }
}

/**
 * False for an object or a list with nothing that the contract names: defaults alone would stand for all of
 * it.
 */
function holdsAny(shape: Shape, data: object): boolean {
  if (typeof shape !== 'object' || !('fields' in shape) || shape.alsoAt) return true
  return Object.keys(data).some((name) => name in shape.fields)
}
