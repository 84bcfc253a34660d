import { jsonOrUndefined } from '@/lib/json'
import { type OperationId, operationTable } from '../contract/operations.gen'
import { jsonPart, lenientSchemas, problemOf, type Violation } from '../pipeline/validate'
import { operationIds } from '../scenarios/names'

export type HostOptions = {
  /** The URL that all calls begin with, such as `https://api.example`. */
  base: string
  /** The calls that the host answers: operations, tags, `*` for all, `!name` to remove some. */
  real: string
  /** True when the mock world answers while the host can't be reached. */
  fallback: boolean
  /** Called once when the host stops answering, and once when it answers again. */
  onLine: (isThere: boolean) => void
}

/** A host that answers some calls, beside a mock world that answers all others. */
export type Host = {
  takes(operation: OperationId): boolean
  /** The calls that the host answers. */
  calls(): ReadonlySet<OperationId>
  /** Changes the calls that the host answers, while the mock world runs. Throws `UnknownCallError`. */
  setCalls(list: string): void
  /** Returns the host's answer. Null when the host can't be reached and the mock world may answer. */
  ask(operation: OperationId, request: Request): Promise<HostAnswer | null>
}

type HostAnswer = { outcome: Response | 'network-error'; violation: Violation | null }

/**
 * Headers that are not passed on: they belong to a single connection, or `fetch` has already applied them.
 */
const ownHeaders = ['host', 'connection', 'content-length', 'content-encoding', 'accept-encoding']

function withoutHop(headers: Headers): Headers {
  const sent = new Headers(headers)
  for (const name of ownHeaders) sent.delete(name)
  return sent
}

function violationOf(operation: OperationId, status: number, body: unknown): Violation | null {
  const check = lenientSchemas(operation, `answers/${status}/${jsonPart}`)
  const problems = check ? check(body).map(problemOf) : [`answers no ${status} in the contract`]
  return problems.length > 0 ? { by: 'host', operation, status, problems } : null
}

/** Opens a host. Throws `UnknownCallError` for an unknown word in `real`. */
export function openHost({ base, real, fallback, onLine }: HostOptions): Host {
  // Keeps the original `fetch`, because the page later replaces `fetch` with a function that asks this host.
  const call = fetch
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
      const answer = await call(base + path, {
        method,
        headers: withoutHop(request.headers),
        body,
        signal,
      })
      // A gateway answers with one of these statuses when it can't reach its host. The host then counts as
      // lost.
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
    const violation = violationOf(operation, answer.status, jsonOrUndefined(text))
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

/** Thrown for a word in a list of calls that is no operation and no tag. */
export class UnknownCallError extends Error {
  readonly unknown: string

  constructor(unknown: string) {
    const tags = [...new Set(operationIds.map((operation) => operationTable[operation].tag))]
    super(
      `The contract has neither a call nor a tag "${unknown}". Tags: ${tags.join(', ')}; calls are those of openapi.yaml`,
    )
    this.name = 'UnknownCallError'
    this.unknown = unknown
  }
}

function namedBy(word: string): readonly OperationId[] {
  const named = operationIds.filter(
    (operation) => word === '*' || word === operation || word === operationTable[operation].tag,
  )
  if (named.length === 0) throw new UnknownCallError(word)
  return named
}

/**
 * Returns the calls of a list. Its words are operations, tags, `*` for all, and `!name` to remove calls
 * again. Words apply in the order of the list. Throws `UnknownCallError`.
 */
export function callsNamed(list: string): ReadonlySet<OperationId> {
  const calls = new Set<OperationId>()
  const words = list.split(/[\s,]+/).filter(Boolean)
  for (const word of words) {
    const isTaken = word.startsWith('!')
    for (const operation of namedBy(isTaken ? word.slice(1) : word)) {
      if (isTaken) calls.delete(operation)
      else calls.add(operation)
    }
  }
  return calls
}
