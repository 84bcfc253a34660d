import type { OperationId } from '../contract/operations.gen'
import { deliverAnswer } from '../deviations/on-its-way'
import type { Host } from '../host/host'
import type { ScenarioRun } from '../scenarios/run'
import { englishTranslator } from '../seed/english/own-texts'
import { errorAnswer, HttpError, type Outcome, toResponse } from './backend'
import { languageOf, addLanguageHeader } from './language'
import { latencyOf, wait, waitForAbort, type WorldDelay } from './latency'
import { matchOperation } from './match'
import { describeViolation, type Violation } from './validate'
import { answerOfWorld, type WorldView } from './work'

export type PipelineOptions = WorldView &
  WorldDelay & {
    scenario: (request: Request) => ScenarioRun
    /** The host that answers some calls in place of the world. */
    host?: Host | undefined
    /** Called when the mock world breaks the contract, and for each call that the contract does not have. */
    onViolation: (violation: Violation) => void
    /** Records a request for the log. Returns a function that records its answer. */
    recordCall?: (request: Request) => (outcome: Outcome) => Promise<CallDetails>
  }

export type Pipeline = { answer(request: Request): Promise<Outcome>; log: RequestLog }

/**
 * The sender of the response, which is the mock world or a host, and the places where the response breaks the
 * contract.
 */
type Findings = { by: 'world' | 'host'; violations: Violation[] }

function unknownCall(method: string, path: string, violations: Violation[]): Response {
  const violation = { operation: null, status: 404, problems: [`${method} ${path}`] }
  violations.push(violation)
  const message = describeViolation(violation)
  return toResponse(errorAnswer(new HttpError({ status: 404, code: 'notOffered', message })))
}

/**
 * Creates the pipeline that answers every call. Its steps are: match the operation; then ask the host, or
 * wait, authenticate, validate the request, run the handler and validate its response; then change the
 * response on its way, and log the call.
 */
export function createPipeline(options: PipelineOptions): Pipeline {
  const log = createLog()

  async function outcomeOf(
    request: Request,
    run: ScenarioRun,
    findings: Findings,
  ): Promise<Outcome> {
    const { violations } = findings
    const { pathname } = new URL(request.url)
    const match = matchOperation(request.method, pathname)
    if (!match) return unknownCall(request.method, pathname, violations)
    const { operation } = match
    const { scenario } = run
    const plan = run.planCall(operation)
    // An active fault also replaces the response of a real host.
    if (options.host?.takes(operation) && !plan.fault) {
      const answer = await options.host.ask(operation, request)
      if (answer) {
        findings.by = 'host'
        if (answer.violation) violations.push(answer.violation)
        return answer.outcome
      }
    }
    const ms = latencyOf(operation, plan, run.scenario, options)
    if (ms === Infinity) {
      await waitForAbort(request.signal)
      return 'network-error'
    }
    await wait(ms)
    const language = languageOf(request.headers)
    const english = englishTranslator(options.db)
    const call = { operation, language, english, signal: request.signal, plan }
    const outcome = await deliverAnswer({ ...call, scenario }, () =>
      answerOfWorld({ world: options, match, request, scenario }, violations),
    )
    if (outcome === 'network-error') return outcome
    return addLanguageHeader(outcome, operation, language)
  }

  async function answer(request: Request): Promise<Outcome> {
    const startedAt = performance.now()
    const { pathname, search } = new URL(request.url)
    const run = options.scenario(request)
    const findings: Findings = { by: 'world', violations: [] }
    const { violations } = findings
    const detailsOf = options.recordCall?.(request)
    const found = await outcomeOf(request, run, findings)
    const isHead = request.method === 'HEAD' && found !== 'network-error'
    const outcome = isHead ? new Response(null, found) : found
    const details = await detailsOf?.(outcome)
    log.add({
      at: new Date().toISOString(),
      method: request.method,
      path: pathname + search,
      operation: matchOperation(request.method, pathname)?.operation ?? null,
      status: outcome === 'network-error' ? outcome : outcome.status,
      ms: Math.round(performance.now() - startedAt),
      scenario: run.scenario.names,
      by: findings.by,
      problems: violations.flatMap(({ problems }) => problems),
      ...(details && { details }),
    })
    for (const violation of violations) options.onViolation(violation)
    return outcome
  }

  return { answer, log }
}

/** A message of a call: its headers, and the text of its body. */
export type Message = { headers: Readonly<Record<string, string>>; text: string | null }

export type CallDetails = { page: string; sent: Message; answered: Message | null }

export type LogEntry = {
  id: number
  at: string
  method: string
  path: string
  /** The operation of the call. Null for a call that is not in the contract. */
  operation: OperationId | null
  status: number | 'network-error'
  ms: number
  scenario: readonly string[]
  /** The sender of the answer: the mock world or a real host. */
  by: 'world' | 'host'
  /** The places where the response broke the contract. */
  problems: readonly string[]
  /** The headers and bodies of the call. Only browsers record them, for the QA panel. */
  details?: CallDetails
}

type RequestLog = {
  entries(): readonly LogEntry[]
  add(entry: Omit<LogEntry, 'id'>): void
  clear(): void
  subscribe(listener: () => void): () => void
}

function createLog(size = 200): RequestLog {
  let entries: readonly LogEntry[] = []
  let next = 1
  const listeners = new Set<() => void>()
  const set = (changed: readonly LogEntry[]) => {
    entries = changed
    for (const listener of listeners) listener()
  }
  return {
    entries: () => entries,
    add(entry) {
      set([...entries.slice(1 - size), { id: next, ...entry }])
      next += 1
    },
    clear: () => set([]),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
