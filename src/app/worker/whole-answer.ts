import { isAdapted } from '@/api/adapter'
import { readAnswer } from '@/api/answers/read-answer'
import type { AnswerShape, Shape } from '@/api/answers/shape'
import { isRecord, memberOf, parsedJson } from '@/lib/json'

/**
 * True for an answer that the shop can read and that holds data. Only such an answer is kept or replaces a
 * kept one. The page of a captive portal, half an answer and `{"data": null}` are refused, though each comes
 * with status 200.
 */
export function isWholeAnswer(answer: AnswerShape, text: string): boolean {
  const body = parsedJson(text)
  if (!isRecord(body) || memberOf(body, 'success') === false) return false
  // An adapted host has shapes of its own, which only the app can read.
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
 * True for an object or a list that has something the contract names. Otherwise defaults alone would fill it.
 */
function holdsAny(shape: Shape, data: object): boolean {
  if (typeof shape !== 'object' || !('fields' in shape) || shape.alsoAt) return true
  return Object.keys(data).some((name) => name in shape.fields)
}
