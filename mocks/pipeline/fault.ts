import { operationTable, type OperationId } from '../contract/operations.gen'
import { type FaultAction, slowMs } from '../scenarios/scenario'
import { type Answer, toResponse } from './answer'
import { wait, waitForAbort } from './latency'

/** How a call ends for its caller. */
export type Outcome = Response | 'network-error'

const page = '<!doctype html><title>Bad gateway</title><h1>502 Bad gateway</h1>'

/** The text of an answer that breaks off half-way. */
function truncated(answer: Answer): Response {
  const whole = JSON.stringify(answer.body)
  const { status } = answer
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  return new Response(whole.slice(0, Math.ceil(whole.length / 2)), { status, headers })
}

/**
 * Lets a fault happen. The rest of the pipeline, `work`, runs only where a real server would have
 * been reached and done its work.
 */
export async function applyFault(
  fault: FaultAction,
  operation: OperationId,
  signal: AbortSignal,
  work: () => Promise<Answer>,
): Promise<Outcome> {
  const { status } = operationTable[operation]
  switch (fault.kind) {
    case 'answer':
      return toResponse(fault)
    case 'offline':
      return 'network-error'
    case 'timeout':
      await waitForAbort(signal)
      return 'network-error'
    case 'html':
      return new Response(page, { status, headers: { 'content-type': 'text/html' } })
    case 'empty':
      return new Response('', { status, headers: { 'content-type': 'application/json' } })
    case 'slow':
      await wait(slowMs)
      return toResponse(await work())
    case 'lost':
      await work()
      return 'network-error'
    case 'truncated':
      return truncated(await work())
    case 'wrongShape':
      await work()
      return toResponse({ status, body: { success: true, message: '', data: {} } })
  }
}
