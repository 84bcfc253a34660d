import { operationTable, type OperationId } from '../contract/operations.gen'
import { type FaultAction, slowMs } from '../scenarios/scenario'
import { type Answer, toResponse } from './answer'
import { wait, waitForAbort } from './latency'

/** How a call ends for its caller. */
export type Outcome = Response | 'network-error'

const page = '<!doctype html><title>Bad gateway</title><h1>502 Bad gateway</h1>'

/** Returns an answer with the first half of its JSON. */
function truncated(answer: Answer): Response {
  const { status, body } = answer
  if (body === undefined) return toResponse(answer)
  const whole = JSON.stringify(body)
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  return new Response(whole.slice(0, Math.ceil(whole.length / 2)), { status, headers })
}

type FaultyCall = {
  operation: OperationId
  signal: AbortSignal
  /** The rest of the pipeline: runs only when a real server would have done its work before the fault. */
  work: () => Promise<Answer>
  /** Puts an answer into the language of the call and changes it as the drifts of the scenario say. */
  finish: (answer: Answer) => Answer
}

/** Answers with a page, or without a body. */
function withoutJson(
  { kind, status }: Extract<FaultAction, { kind: 'html' | 'empty' }>,
  success: number,
): Response {
  const type = kind === 'html' ? 'text/html' : 'application/json'
  const headers = { 'content-type': type, 'cache-control': 'no-store' }
  return new Response(kind === 'html' ? page : '', { status: status ?? success, headers })
}

/** Answers with a fault. */
export async function applyFault(
  fault: FaultAction,
  { operation, signal, work, finish }: FaultyCall,
): Promise<Outcome> {
  const { status } = operationTable[operation]
  switch (fault.kind) {
    case 'answer':
      return toResponse(finish(fault))
    case 'offline':
      return 'network-error'
    case 'timeout':
      await waitForAbort(signal)
      return 'network-error'
    case 'html':
    case 'empty':
      return withoutJson(fault, status)
    case 'slow':
      await wait(slowMs)
      return toResponse(finish(await work()))
    case 'lost':
      await work()
      return 'network-error'
    case 'truncated':
      return truncated(finish(await work()))
    case 'wrongShape':
      await work()
      return toResponse(finish({ status, body: { success: true, message: '', data: {} } }))
  }
}
