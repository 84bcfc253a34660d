import { limits } from '@/lib/limits'
import { appPath } from '@/lib/links'
import { shopConfig } from '@/lib/shop-config'
import { takeEarlyAnswer } from './early'
import { ApiError, type FieldErrors } from './errors'
import { session } from './session'

/** Types the error of every generated hook. */
export type ErrorType<_Body> = ApiError

/**
 * The one fetch of the shop. Adds the host, the bearer token and the time-out, and reports a token that the server
 * refuses. Only a path of the configured host gets the token.
 * Returns the parsed body of a 2xx answer. Throws `ApiError` for everything else, except that a cancelled call
 * throws the browser's `AbortError`, which the query library expects.
 */
export async function http<T>(path: string, init: RequestInit = {}): Promise<T> {
  const timeout = AbortSignal.timeout(limits.requestTimeoutMs)
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  const token = appPath(path) === undefined ? null : session.token()
  try {
    const early = init.method === 'GET' ? takeEarlyAnswer(path, signal) : undefined
    const target = shopConfig.apiBase + path
    const response = await (early ??
      fetch(target, { ...init, headers: headersOf(init, token), signal }))
    if (response.status === 401 && token) session.expire(token)
    return answerOf<T>(response.status, await response.text())
  } catch (error) {
    if (error instanceof ApiError || init.signal?.aborted) throw error
    throw new ApiError(timeout.aborted ? 'timeout' : 'offline')
  }
}

function headersOf(init: RequestInit, token: string | null): Headers {
  const headers = new Headers(init.headers)
  if (token) headers.set('Authorization', `Bearer ${token}`)
  return headers
}

/** Returns the parsed body of a 2xx answer. Throws `ApiError` for any other. */
export function answerOf<T>(status: number, text: string): T {
  const body = parsed(text)
  const ok = status >= 200 && status < 300
  if (!ok) throw new ApiError(status, messageOf(body), fieldErrorsOf(body))
  if (Reflect.get(body, 'success') !== true) throw new ApiError('unreadable', messageOf(body))
  // Only the envelope is checked. The data is trusted to be what openapi.yaml promises.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return body as T
}

function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value
  } catch {
    // HTML, an empty body or half of one: only the status is known then.
  }
  return {}
}

function messageOf(body: object): string {
  const message: unknown = Reflect.get(body, 'message')
  return typeof message === 'string' ? message : ''
}

function fieldErrorsOf(body: object): FieldErrors {
  const errors: unknown = Reflect.get(body, 'errors')
  if (typeof errors !== 'object' || errors === null) return {}
  const texts = Object.entries(errors).map(([field, value]) => [
    field,
    [value].flat().filter((text) => typeof text === 'string'),
  ])
  return Object.fromEntries(texts)
}
