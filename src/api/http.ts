import { limits } from '@/lib/limits'
import { appPath } from '@/lib/links'
import { shopConfig } from '@/lib/shop-config'
import { answerOf } from './answer-of'
import type { AnswerShape } from './answers/shape'
import { contentLanguage } from './content-language'
import { takeEarlyAnswer } from './early'
import { ApiError } from './errors'
import { session } from './session'

/** Types the error of every generated hook. */
export type ErrorType<_Body> = ApiError

/**
 * The one fetch of the shop. Adds the host, the bearer token and the time-out, and reports a token that the server
 * refuses. Only a path of the configured host gets the token.
 * Returns the body of a success as `answer` says, repaired where the host differs (`answers/read-answer.ts`). Throws
 * `ApiError` for everything else, except that a cancelled call throws the browser's `AbortError`, which the query
 * library expects.
 */
export async function http<T>(
  path: string,
  answer: AnswerShape,
  init: RequestInit = {},
): Promise<T> {
  const timeout = AbortSignal.timeout(limits.requestTimeoutMs)
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  const token = appPath(path) === undefined ? null : session.token()
  try {
    const early = init.method === 'GET' ? takeEarlyAnswer(path, signal) : undefined
    const target = shopConfig.apiBase + path
    const response = await (early ??
      fetch(target, { ...init, headers: headersOf(init, token), signal }))
    if (response.status === 401 && token) session.expire(token)
    const { status, headers } = response
    const text = await response.text()
    return answerOf<T>(answer, { status, text, retryAfter: headers.get('Retry-After') })
  } catch (error) {
    if (error instanceof ApiError || init.signal?.aborted) throw error
    throw new ApiError(timeout.aborted ? 'timeout' : 'offline')
  }
}

function headersOf(init: RequestInit, token: string | null): Headers {
  const headers = new Headers(init.headers)
  for (const [name, value] of Object.entries(contentLanguage.headers())) {
    // The back office asks for the Vietnamese texts that it edits.
    if (!headers.has(name)) headers.set(name, value)
  }
  if (token) headers.set('Authorization', `Bearer ${token}`)
  return headers
}
