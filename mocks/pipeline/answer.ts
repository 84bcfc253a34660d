import type { ErrorBody } from '@/api/generated/model'
import type { OperationId } from '../contract/operations.gen'
import { errorExamplesOf } from '../scenarios/catalogue'
import { HttpError } from './backend'

/** An answer before it becomes a `Response`: a status and a JSON body; undefined for none. */
export type Answer = { status: number; body: unknown }

/** When callers may try again after 429 and 503, in seconds. */
const retryAfter = { 'retry-after': '2' }

export function toResponse({ status, body }: Answer): Response {
  const headers = { 'cache-control': 'no-store', ...([429, 503].includes(status) && retryAfter) }
  if (body === undefined) return new Response(null, { status, headers })
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  })
}

export function errorAnswer({ status, message, errors }: HttpError): Answer {
  const body: ErrorBody = { success: false, message, ...(errors && { errors }) }
  return { status, body }
}

/** Returns an error with the contract's text for this status of an operation, else `otherwise`. */
export function contractError(operation: OperationId, status: number, otherwise: string) {
  const body = errorExamplesOf(operation).find((example) => example.status === status)?.body
  return new HttpError(status, messageOf(body) ?? otherwise)
}

function messageOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('message' in body)) return null
  return String(body.message)
}
