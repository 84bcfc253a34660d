import { ApiError, isWorthRetrying, errorReports } from '@/api/errors'
import { memberOf } from '@/lib/json'
import { person } from '@/lib/kept'
import { untilNotLeaving } from '@/lib/leaving'
import { limits } from '@/lib/limits'
import { appPath } from '@/lib/links'
import { idempotencyKeyHeader, randomKey } from '@/lib/random-key'
import { blockReload } from '@/lib/reload-page'
import { shopConfig } from '@/lib/shop-config'
import type { HostCall } from './adapter'
import { answerBody, withHostImageUrls } from './answer-of'
import type { AnswerShape } from './answers/shape'
import { hostHasOperation, setHostCapabilities } from './capabilities'
import { contentLanguage } from './content-language'
import { storedAnswerTimes, answeredAtHeader, takePreloaded } from './preload'
import { bearerHeader, neverSettlingPromise, session } from './session'
import { adaptAnswerToContract, type SentBody, adaptCallToHost } from './to-host'

/** The error type of every generated hook. */
export type ErrorType<_Body> = ApiError

export type CallInit = RequestInit & {
  /** Sends the call instead of `fetch`. An `ApiError` that it throws is passed on. */
  carry?: (url: string, call: HostCall<SentBody>) => Promise<Response>
}

/**
 * Sends a call to the host. All calls use this function. A write gets the idempotency key of its click if its
 * operation takes such a key. The write gets no key if it already has one, if its body is a form with files,
 * or if the host does not support these keys. Returns the body of the host's response. Throws `ApiError`,
 * also for an operation that the host does not have.
 */
export function http<T>(path: string, answer: AnswerShape, init: CallInit = {}): Promise<T> {
  if (hostHasOperation(answer.operation) === false) return Promise.reject(notOffered())
  const call = sendKeyed<T>(path, answer, init)
  return init.method === 'GET' ? call : blockReload(call)
}

const notOffered = () => new ApiError(404, '', {}, { body: { code: 'notOffered' } })

function sendKeyed<T>(path: string, answer: AnswerShape, init: CallInit): Promise<T> {
  const headers = new Headers(init.headers)
  if (!shopConfig.idempotencyKeys) headers.delete(idempotencyKeyHeader)
  const isKeyed =
    shopConfig.idempotencyKeys && answer.takesKey && !headers.has(idempotencyKeyHeader)
  const { body = '', method } = init
  // A form with a file is sent by an editor, which stores the key in its draft.
  if (!isKeyed || typeof body !== 'string') return ask(path, answer, { ...init, headers })
  const content = `${session.token()} ${method} ${path} ${body}`
  return callWithKey(content, (key) => {
    headers.set(idempotencyKeyHeader, key)
    return ask(path, answer, { ...init, headers })
  })
}

/**
 * Sends a call and reads the host's response. After the app has started, only this function calls the API by
 * `fetch`. The function adds the host, the token and the time-out. Only the configured host gets the token.
 * If the host refuses the token, the session that sent the call ends. An operation that visitors may use is
 * then called again without the token. If the person has signed out or another person has signed in when the
 * response comes, the promise never settles, so that nothing of the first person is stored or shown. Returns
 * the body of the response, repaired if it differs from the contract. Throws `ApiError`, or the browser's
 * `AbortError` for a cancelled call, because the query library expects an `AbortError`.
 */
async function ask<T>(path: string, answer: AnswerShape, init: CallInit): Promise<T> {
  const sentIn = session.now()
  const sentBy = person.number()
  const shown = contentLanguage.shown()
  if (shown) await shown
  if (sentBy !== person.number()) return neverSettlingPromise()
  const timeout = AbortSignal.timeout(limits.requestTimeoutMs)
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  const token = appPath(path) === undefined ? null : sentIn.token
  try {
    const { method = 'GET', carry, ...options } = init
    const preloaded = method === 'GET' ? takePreloaded(path, signal) : undefined
    const headers = headersOf(init, token)
    const call = adaptCallToHost(answer.operation, { method, path, headers, body: bodyOf(init) })
    const { path: place, ...sent } = call
    const url = shopConfig.apiBase + place
    const isPersonal = answer.personal === true || (answer.personal === 'partly' && token !== null)
    const cache = isPersonal ? 'no-store' : 'default'
    const response = await (preloaded ??
      carry?.(url, call) ??
      fetch(url, { cache, ...options, ...sent, signal }))
    const isOwn =
      token !== null && headers.get('Authorization') === bearerHeader(token).Authorization
    if (response.status === 401 && isOwn) {
      session.end(sentIn.number, 'expired')
      // Visitors may read this operation too, so it is called again without the token (Product §4.1.6).
      if (answer.forVisitorsToo) return ask(path, answer, init)
    }
    const retryAfter = response.headers.get('Retry-After')
    const date = response.headers.get('Date')
    const at = response.headers.get(answeredAtHeader)
    const text = adaptAnswerToContract(answer.operation, await response.text(), response.status)
    if (sentBy !== person.number()) return await neverSettlingPromise()
    const { status } = response
    const data = answerBody<T & object>(answer, { status, text, retryAfter, date })
    if (at) storedAnswerTimes.set(data, at)
    if (answer.operation === 'siteInfo') setHostCapabilities(memberOf(data, 'data'))
    return data
  } catch (error) {
    if (init.signal?.aborted) throw error
    if (sentBy !== person.number()) return neverSettlingPromise()
    // The browser cancels calls when the shopper leaves the page. A cancelled call is not a failure, so no
    // error may show.
    await untilNotLeaving()
    if (error instanceof ApiError) {
      if (error.status === 'unreadable') errorReports.tell(unreadable(path))
      throw error
    }
    throw new ApiError(timeout.aborted ? 'timeout' : 'offline')
  }
}

/**
 * Returns the report about an unreadable answer. The report names the operation without ids and parameters,
 * because ids and parameters could identify a person.
 */
function unreadable(path: string): Error {
  const [, api = '', ...names] = path.split(/[/?]/)
  return new Error(
    `unreadable answer of ${[api, ...names.slice(0, names[0] === 'admin' ? 2 : 1)].join('/')}`,
  )
}

/** Returns the body of a call. The generated client only sends JSON and forms. */
function bodyOf({ body }: RequestInit): string | FormData | null {
  if (typeof body === 'string') return withHostImageUrls(body)
  return body instanceof FormData ? body : null
}

/**
 * Returns the headers of a call. A token that the call already has stays, so that an order is sent for the
 * person who clicked.
 */
function headersOf(init: RequestInit, token: string | null): Headers {
  const headers = new Headers(init.headers)
  const language = contentLanguage.now()
  // The back office sets the header itself, because it edits the Vietnamese texts.
  if (language && !headers.has('Accept-Language')) headers.set('Accept-Language', language)
  if (token && !headers.has('Authorization')) {
    headers.set('Authorization', bearerHeader(token).Authorization)
  }
  return headers
}

/**
 * The idempotency keys of writes whose result is not known yet, by the content of the request. These keys are
 * only in memory. Forms that survive a reload store their keys themselves.
 */
const unanswered = new Map<string, string>()

/**
 * Makes a call with the idempotency key of one click. The key stays the same until the result of the call is
 * known. A repeated click therefore sends the same key after a lost or unreadable answer, after a 429 or a
 * 5xx, or during the first call. The next click gets a new key (Product §11.1.9).
 */
export async function callWithKey<T>(
  content: string,
  call: (key: string) => Promise<T>,
): Promise<T> {
  const key = unanswered.get(content) ?? randomKey()
  unanswered.set(content, key)
  try {
    const answer = await call(key)
    unanswered.delete(content)
    return answer
  } catch (error) {
    if (error instanceof ApiError && !isWorthRetrying(error)) unanswered.delete(content)
    throw error
  }
}
