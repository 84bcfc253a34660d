import { parsedJson } from '@/lib/json'
import type { OperationId } from '../contract/operations.gen'
import { jsonPart, lenient } from '../pipeline/schemas'
import { problemOf, type Violation } from '../pipeline/validate-answer'
import { callsNamed } from './real-calls'

export type HostOptions = {
  /** What the paths of calls are appended to, such as `https://api.example`. */
  base: string
  /** The calls that it answers: operations, tags, `*`, `!name`. */
  real: string
  /** The mock world answers while the host does not. */
  fallback: boolean
  /** Says once that the host does not answer, and once that it does again. */
  onLine: (isThere: boolean) => void
}

/** A host that answers some calls, beside a mock world that answers all others. */
export type Host = {
  takes(operation: OperationId): boolean
  /** The calls that it answers. */
  calls(): ReadonlySet<OperationId>
  /** Changes which calls it answers, while all goes on. Throws `UnknownCallError`. */
  setCalls(list: string): void
  /** Returns its answer; null where it can't be reached and the mock world may answer. */
  ask(operation: OperationId, request: Request): Promise<HostAnswer | null>
}

type HostAnswer = { outcome: Response | 'network-error'; violation: Violation | null }

/** What one hop says about itself only, and what `fetch` has undone. */
const ownHeaders = ['host', 'connection', 'content-length', 'content-encoding', 'accept-encoding']

function withoutHop(headers: Headers): Headers {
  const sent = new Headers(headers)
  for (const name of ownHeaders) sent.delete(name)
  return sent
}

function violationOf(operation: OperationId, status: number, body: unknown): Violation | null {
  const check = lenient(operation, `answers/${status}/${jsonPart}`)
  const problems = check ? check(body).map(problemOf) : [`answers no ${status} in the contract`]
  return problems.length > 0 ? { by: 'host', operation, status, problems } : null
}

/** Throws `UnknownCallError`. */
export function openHost({ base, real, fallback, onLine }: HostOptions): Host {
  let calls = callsNamed(real)
  let isThere = true

  function note(answered: boolean): void {
    if (answered !== isThere) onLine(answered)
    isThere = answered
  }

  async function send(request: Request, path: string): Promise<Response | null> {
    const { method, signal } = request
    const body = ['GET', 'HEAD'].includes(method) ? null : await request.clone().arrayBuffer()
    try {
      const answer = await fetch(base + path, {
        method,
        headers: withoutHop(request.headers),
        body,
        signal,
      })
      // A gateway says so of a host that it can't reach.
      note(![502, 504].includes(answer.status))
      return answer
    } catch (error) {
      if (signal.aborted) throw error
      note(false)
      return null
    }
  }

  async function ask(operation: OperationId, request: Request): Promise<HostAnswer | null> {
    const { pathname, search } = new URL(request.url)
    const answer = await send(request, pathname + search)
    if (!isThere && fallback) return null
    if (!answer) return { outcome: 'network-error', violation: null }
    const text = await answer.text()
    const violation = violationOf(operation, answer.status, parsedJson(text))
    const outcome = new Response(answer.status === 204 ? null : text, {
      status: answer.status,
      headers: withoutHop(answer.headers),
    })
    return { outcome, violation }
  }

  return {
    takes: (operation) => calls.has(operation),
    calls: () => calls,
    setCalls(list) {
      calls = callsNamed(list)
    },
    ask,
  }
}
