import { imageBase } from '@/lib/image'
import { memberOf, parsedJson } from '@/lib/json'
import { readAnswer, UnreadableAnswer } from './answers/read-answer'
import { repairReporter } from './answers/repairs'
import type { AnswerShape, Repair } from './answers/shape'
import { ApiError, type FieldErrors } from './errors'
import { keepGiven } from './given-images'
import { retryTime } from './retry-after'

/** What a server answered. */
export type RawAnswer = {
  status: number
  text: string
  /** The header of that name. */
  retryAfter: string | null
}

/**
 * Returns the body of a success, `{ success: true, message, data }`. Only `success: false` and a status beyond 2xx
 * are failures; a success may come without `success`, and without a body where its data is not needed.
 * Throws `ApiError`: "unreadable", without a text, for a success that can't be read.
 */
export function answerOf<T>(answer: AnswerShape, { status, text, retryAfter }: RawAnswer): T {
  const body = parsedJson(text)
  const isSuccess = status >= 200 && status < 300
  if (!isSuccess || memberOf(body, 'success') === false) {
    const errors = fieldErrorsOf(body)
    const kind = isSuccess ? refusalKind(errors) : status
    throw new ApiError(kind, messageOf(body), errors, retryTime(status, retryAfter))
  }
  if (text && typeof body !== 'object') throw new ApiError('unreadable')
  const data = dataOf(answer, body)
  const message = messageOf(body)
  // The reader has made `data` what openapi.yaml promises, and with it the type that orval gave the operation.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { success: true, message, ...(data !== undefined && { data }) } as T
}

function dataOf(answer: AnswerShape, body: unknown): unknown {
  try {
    const report = repairReporter()
    const onRepair = (repair: Repair) => {
      keepGiven(repair)
      report?.(repair)
    }
    return readAnswer(answer, body, { imageBase: imageBase(), onRepair })
  } catch (error) {
    if (error instanceof UnreadableAnswer) throw new ApiError('unreadable')
    throw error
  }
}

/** A host that says no with status 200 means a 422 where it names fields. */
function refusalKind(errors: FieldErrors): 422 | 'refused' {
  return Object.keys(errors).length > 0 ? 422 : 'refused'
}

function messageOf(body: unknown): string {
  const message = memberOf(body, 'message')
  return typeof message === 'string' ? message : ''
}

function fieldErrorsOf(body: unknown): FieldErrors {
  const errors = memberOf(body, 'errors')
  if (typeof errors !== 'object' || errors === null) return {}
  const texts = Object.entries(errors).map(([field, value]) => [
    field,
    [value].flat().filter((text) => typeof text === 'string'),
  ])
  return Object.fromEntries(texts)
}
