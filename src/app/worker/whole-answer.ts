import { isHostAdapted } from '@/api/adapter'
import { readAnswer } from '@/api/answers/read-answer'
import type { AnswerShape, Shape } from '@/api/answers/shape'
import { isRecord, memberOf, jsonOrUndefined } from '@/lib/json'

/**
 * Returns true if an API response may be stored for offline use: the shop can read it, and it contains real
 * data. The login page of a Wi-Fi network, an incomplete answer and `{"data": null}` are refused, even if
 * their status is 200.
 */
export function isStorableAnswer(answer: AnswerShape, text: string): boolean {
  const body = jsonOrUndefined(text)
  if (!isRecord(body) || memberOf(body, 'success') === false) return false
  // An adapted host has its own format, which only the app can read, so the worker accepts every response.
  // The worker also accepts every response to a call whose answer has no data in the contract.
  if (isHostAdapted() || answer.data === undefined) return true
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
 * Returns true if the data contains at least one field of the contract. Data without any of them would give
 * the shop only default values. Data that is no record with fixed fields always passes.
 */
function holdsAny(shape: Shape, data: object): boolean {
  if (typeof shape !== 'object' || !('fields' in shape) || shape.alsoAt) return true
  return Object.keys(data).some((name) => name in shape.fields)
}
