import { type OperationId, operationTable } from '../../mocks/contract/operations.gen'
import { type Parts, requestOf } from '../../mocks/pipeline/samples/request'
import { jsonPart, lenient } from '../../mocks/pipeline/schemas'
import type { Reply } from './judge'
import type { Finding } from './report'

/** Longest wait for an answer, in ms; the shop's own limit. */
const timeoutMs = 15_000

export interface HostOptions {
  /** Address of the API without a slash at the end. */
  apiBase: string
  /** Origin of the shop's pages; null where it is the API's own, so that CORS does not matter. */
  origin: string | null
  /** Sends a request; `fetch` by default. */
  transport?: typeof fetch
}

export interface Host {
  /** Sends a request. Rejects when no answer comes. */
  pass(request: Request, how?: { isPatient: boolean }): Promise<Answered>
  /** Sends a request of an operation. */
  send(operation: OperationId, parts: Parts, token: string | null): Promise<Answered>
  /** Asks as a browser does before it sends the request; `null` where it would not ask. */
  preflight(operation: OperationId, url: string): Promise<readonly Finding[] | null>
}

export interface Answered {
  reply: Reply
  /** What keeps a page of another origin from reading the answer. */
  cors: readonly Finding[]
}

/** A host that is asked too fast is asked again after the time that it names, if it is no longer than this, in s. */
const longestPause = 60

/** Returns the seconds to wait before a request may be sent again; null when the answer stands. */
function pauseOf({ status, headers }: Response): number | null {
  const named = headers.get('retry-after')
  if (status !== 429 && !(status === 503 && named)) return null
  const seconds = named === null ? 2 : Number(named)
  return seconds >= 0 && seconds <= longestPause ? seconds : null
}

/** Opens the host that is verified. */
export function openHost({ apiBase, origin, transport = fetch }: HostOptions): Host {
  async function patiently(request: Request, isPatient = true): Promise<Response> {
    const ask = (one: Request) =>
      transport(one, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
    const answer = await ask(request.clone())
    const seconds = pauseOf(answer)
    if (seconds === null || !isPatient) return answer
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    return ask(request)
  }

  async function pass(request: Request, { isPatient } = { isPatient: true }): Promise<Answered> {
    if (origin !== null) request.headers.set('origin', origin)
    const answer = await patiently(request, isPatient)
    const type = answer.headers.get('content-type') ?? ''
    const reply = { status: answer.status, text: await answer.text(), type }
    return { reply, cors: origin === null ? [] : readableBy(origin, answer.headers) }
  }

  return {
    pass,
    send: (operation, parts, token) => pass(requestOf(operation, parts, token, apiBase)),

    async preflight(operation, url) {
      if (origin === null) return null
      const { method } = operationTable[operation]
      const hasJson = lenient(operation, `body/${jsonPart}`) !== null
      const asked = ['authorization', ...(hasJson ? ['content-type'] : [])]
      const headers = {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': asked.join(','),
      }
      const answer = await patiently(new Request(url, { method: 'OPTIONS', headers }))
      return [...judgePreflight(answer, asked, operation), ...readableBy(origin, answer.headers)]
    },
  }
}

/** Words of a header that lists things, in lower case. */
function listed(headers: Headers, name: string): string[] {
  const words = (headers.get(name) ?? '').toLowerCase().split(',')
  return words.map((word) => word.trim()).filter(Boolean)
}

function judgePreflight(answer: Response, asked: string[], operation: OperationId): Finding[] {
  const drift = (at: string, expected: string, got: string): Finding[] => [
    { at, kind: 'drift', expected, got },
  ]
  if (!answer.ok) return drift('status', '200 or 204', `${answer.status}`)
  const headers = listed(answer.headers, 'access-control-allow-headers')
  const methods = listed(answer.headers, 'access-control-allow-methods')
  // A star allows all headers but Authorization.
  const lacking = asked.filter(
    (name) => !headers.includes(name) && (name === 'authorization' || !headers.includes('*')),
  )
  const { method } = operationTable[operation]
  // GET and POST need no permission.
  const isFree = method === 'GET' || method === 'POST'
  const isAllowed = isFree || methods.includes(method.toLowerCase()) || methods.includes('*')
  return [
    ...(lacking.length === 0
      ? []
      : drift('header access-control-allow-headers', lacking.join(', '), headers.join(', '))),
    ...(isAllowed ? [] : drift('header access-control-allow-methods', method, methods.join(', '))),
  ]
}

function readableBy(origin: string, headers: Headers): Finding[] {
  const at = 'header access-control-allow-origin'
  const got = headers.get('access-control-allow-origin')
  if (got === '*' || got === origin) return []
  return [{ at, kind: 'drift', expected: `${origin} or *`, got: got ?? 'nothing' }]
}

/** Returns what is found where no answer came. */
export function noAnswer(error: unknown): Finding[] {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  const got = cause instanceof Error ? cause.message : String(error)
  return [{ at: 'status', kind: 'drift', expected: 'an answer', got }]
}
