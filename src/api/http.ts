import { ApiError, isWorthRetrying, trouble } from '@/api/errors'
import { memberOf } from '@/lib/json'
import { person } from '@/lib/kept'
import { whileHere } from '@/lib/leaving'
import { limits } from '@/lib/limits'
import { appPath } from '@/lib/links'
import { keyHeader, randomKey } from '@/lib/random-key'
import { holdReload } from '@/lib/reload-page'
import { shopConfig } from '@/lib/shop-config'
import type { HostCall } from './adapter'
import { answerOf, withGivenImages } from './answer-of'
import type { AnswerShape } from './answers/shape'
import { hasOperation, setCapabilities } from './capabilities'
import { contentLanguage } from './content-language'
import { seenAt, seenAtHeader, takePreloaded } from './preload'
import { bearer, nobody, session } from './session'
import { fromHost, type SentBody, toHost } from './to-host'

/** Types the error of every generated hook. */
export type ErrorType<_Body> = ApiError

export type Sent = RequestInit & {
  /** Sends the call in place of fetch. Its own `ApiError`s pass through. */
  carry?: (url: string, call: HostCall<SentBody>) => Promise<Response>
}

/**
 * The one way to the host. A write that takes an `Idempotency-Key` gets the one of its click, unless it
 * brings its own; a host that does not know that header never sees it. Returns and throws what `ask` does.
 */
export function http<T>(path: string, answer: AnswerShape, init: Sent = {}): Promise<T> {
  if (hasOperation(answer.operation) === false) return Promise.reject(notOffered())
  const call = sendKeyed<T>(path, answer, init)
  return init.method === 'GET' ? call : holdReload(call)
}

const notOffered = () => new ApiError(404, '', {}, { body: { code: 'notOffered' } })

function sendKeyed<T>(path: string, answer: AnswerShape, init: Sent): Promise<T> {
  const headers = new Headers(init.headers)
  if (!shopConfig.idempotencyKeys) headers.delete(keyHeader)
  const isKeyed = shopConfig.idempotencyKeys && answer.takesKey && !headers.has(keyHeader)
  const { body = '', method } = init
  // A form with a file belongs to an editor, which keeps its key beside the draft.
  if (!isKeyed || typeof body !== 'string') return ask(path, answer, { ...init, headers })
  const content = `${session.token()} ${method} ${path} ${body}`
  return withIdempotencyKey(content, (key) => {
    headers.set(keyHeader, key)
    return ask(path, answer, { ...init, headers })
  })
}

/**
 * The only fetch of the shop. Adds the host, the token and the time-out. Reports a refused token for the
 * session that sent the call. Only the configured host gets the token. The answer belongs to the person who
 * asked: after a change of the person the promise never settles, so nothing of theirs is stored or shown.
 * Returns the body of a success as `answer` describes it, repaired if the host differs
 * (`answers/read-answer.ts`). Throws `ApiError` for everything else; a cancelled call throws the browser's
 * `AbortError`, which the query library expects.
 */
async function ask<T>(path: string, answer: AnswerShape, init: Sent): Promise<T> {
  const sentIn = session.now()
  const sentBy = person.number()
  const shown = contentLanguage.shown()
  if (shown) await shown
  if (sentBy !== person.number()) return nobody()
  const timeout = AbortSignal.timeout(limits.requestTimeoutMs)
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  const token = appPath(path) === undefined ? null : sentIn.token
  try {
    const { method = 'GET', carry, ...options } = init
    const preloaded = method === 'GET' ? takePreloaded(path, signal) : undefined
    const headers = headersOf(init, token)
    const call = toHost(answer.operation, { method, path, headers, body: bodyOf(init) })
    const { path: place, ...sent } = call
    const url = shopConfig.apiBase + place
    const isPersonal = answer.personal === true || (answer.personal === 'partly' && token !== null)
    const cache = isPersonal ? 'no-store' : 'default'
    const response = await (preloaded ??
      carry?.(url, call) ??
      fetch(url, { cache, ...options, ...sent, signal }))
    const isOwn = token !== null && headers.get('Authorization') === bearer(token).Authorization
    if (response.status === 401 && isOwn) {
      session.end(sentIn.number, true)
      // Product §4.1.7: what a visitor may read is read again without the token.
      if (answer.forVisitorsToo) return ask(path, answer, init)
    }
    const retryAfter = response.headers.get('Retry-After')
    const date = response.headers.get('Date')
    const at = response.headers.get(seenAtHeader)
    const text = fromHost(answer.operation, await response.text(), response.status)
    if (sentBy !== person.number()) return await nobody()
    const { status } = response
    const data = answerOf<T & object>(answer, { status, text, retryAfter, date })
    if (at) seenAt.set(data, at)
    if (answer.operation === 'siteInfo') setCapabilities(memberOf(data, 'data'))
    return data
  } catch (error) {
    if (init.signal?.aborted) throw error
    if (sentBy !== person.number()) return nobody()
    // The browser ends the calls of a page that is left: that is no failure.
    await whileHere()
    if (error instanceof ApiError) {
      if (error.status === 'unreadable') trouble.tell(unreadable(path))
      throw error
    }
    throw new ApiError(timeout.aborted ? 'timeout' : 'offline')
  }
}

/**
 * Returns the report about an unreadable answer. It names the operation without ids and parameters, because
 * an address may name a person.
 */
function unreadable(path: string): Error {
  const [, api = '', ...names] = path.split(/[/?]/)
  return new Error(
    `unreadable answer of ${[api, ...names.slice(0, names[0] === 'admin' ? 2 : 1)].join('/')}`,
  )
}

/** The generated client sends JSON and forms. */
function bodyOf({ body }: RequestInit): string | FormData | null {
  if (typeof body === 'string') return withGivenImages(body)
  return body instanceof FormData ? body : null
}

/** A call that brings a token keeps it: an order goes out as who clicked the button. */
function headersOf(init: RequestInit, token: string | null): Headers {
  const headers = new Headers(init.headers)
  const language = contentLanguage.now()
  // The back office asks for the Vietnamese texts that it edits.
  if (language && !headers.has('Accept-Language')) headers.set('Accept-Language', language)
  if (token && !headers.has('Authorization')) {
    headers.set('Authorization', bearer(token).Authorization)
  }
  return headers
}

/**
 * Keys of writes without an answer, by request. In memory; forms that outlive a reload keep their own keys.
 */
const unanswered = new Map<string, string>()

/**
 * Calls with the key of one click: the same again until it is answered, even where the click is repeated
 * after a lost answer or while the first is under way; a new one for the next click (Product §11.1.9).
 */
export async function withIdempotencyKey<T>(
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
