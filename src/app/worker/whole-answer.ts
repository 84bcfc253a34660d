import { isAdapted } from '@/api/adapter'
import { readAnswer } from '@/api/answers/read-answer'
import type { AnswerShape, Shape } from '@/api/answers/shape'
import { isRecord, memberOf, parsedJson } from '@/lib/json'

/**
 * Returns true for an answer that the shop can read and that contains the data of its contract. Every answer
 * of an adapted host counts, because only the app can read it. Only such an answer is stored, or
 * replaces a stored answer. Some answers with status 200 are refused: the page of a captive portal, an
 * incomplete answer, and `{"data": null}`.
 */
export function isWholeAnswer(answer: AnswerShape, text: string): boolean {
  const body = parsedJson(text)
  if (!isRecord(body) || memberOf(body, 'success') === false) return false
  // An adapted host answers in its own shapes, which only the app can read, so every answer is accepted.
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
 * Returns true for an object or a list that contains at least one field of the contract. Without such a
 * field, the result would consist of defaults only.
 */
function holdsAny(shape: Shape, data: object): boolean {
  if (typeof shape !== 'object' || !('fields' in shape) || shape.alsoAt) return true
  return Object.keys(data).some((name) => name in shape.fields)
}
