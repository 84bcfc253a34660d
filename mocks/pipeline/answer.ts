import type { ErrorBody } from '@/api/generated/model'
import type { OperationId } from '../contract/operations.gen'
import { errorExamplesOf } from '../scenarios/catalogue'
import { HttpError } from './backend'

/** An answer before it becomes a `Response`: a status and a JSON body; undefined for none. */
export type Answer = { status: number; body: unknown; retryAfter?: number | undefined }

/** An answer that is sent as it stands; JSON by its type, whatever it is. */
export type RawAnswer = { status: number; text: string; type?: string }

export type Outcome = Response | 'network-error'

/** When callers may try again after 429 and 503 where the handler says nothing, in seconds. */
const usualPause = 2
const json = 'application/json; charset=utf-8'

export function toResponse(answer: Answer | RawAnswer): Response {
  const { status } = answer
  const headers = { 'cache-control': 'no-store' }
  if ('text' in answer) {
    const { text, type = json } = answer
    return new Response(text, { status, headers: { 'content-type': type, ...headers } })
  }
  const pause = { 'retry-after': String(answer.retryAfter ?? usualPause) }
  const later = [429, 503].includes(status) ? { ...headers, ...pause } : headers
  if (answer.body === undefined) return new Response(null, { status, headers: later })
  const text = JSON.stringify(answer.body)
  return new Response(text, { status, headers: { 'content-type': json, ...later } })
}

export function errorAnswer({
  status,
  message,
  errors,
  bill,
  permission,
  retryAfter,
}: HttpError): Answer {
  const body: ErrorBody = {
    success: false,
    message,
    ...(errors && { errors }),
    ...(bill && { bill }),
    ...(permission && { permission }),
  }
  return { status, body, retryAfter }
}

/** Returns an error with the contract's text for this status of an operation, else `otherwise`. */
export function contractError(operation: OperationId, status: number, otherwise: string) {
  const body = errorExamplesOf(operation).find((example) => example.status === status)?.body
  return new HttpError(status, body?.message ?? otherwise)
}
