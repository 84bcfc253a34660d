import { operationTable, type OperationId } from '../contract/operations.gen'
import type { Answer, RawAnswer } from '../pipeline/answer'
import { wait, waitForAbort } from '../pipeline/latency'
import { type FaultAction, slowMs } from '../scenarios/scenario'

type FaultyCall = {
  operation: OperationId
  signal: AbortSignal
  /** The world's answer: it does its work only when a real server would have done it before the fault. */
  answer: () => Promise<Answer>
}

const page = '<!doctype html><title>Bad gateway</title><h1>502 Bad gateway</h1>'

export async function faultyAnswer(
  fault: FaultAction,
  { operation, signal, answer }: FaultyCall,
): Promise<Answer | RawAnswer | 'network-error'> {
  const { status } = operationTable[operation]
  switch (fault.kind) {
    case 'answer':
      return fault
    case 'offline':
      return 'network-error'
    case 'timeout':
      await waitForAbort(signal)
      return 'network-error'
    case 'html':
      return { status: fault.status ?? status, text: page, type: 'text/html' }
    case 'empty':
      return { status: fault.status ?? status, text: '' }
    case 'slow':
      await wait(slowMs)
      return answer()
    case 'lost':
      await answer()
      return 'network-error'
    case 'truncated':
      return firstHalf(await answer())
    case 'wrongShape':
      await answer()
      return { status, body: { success: true, message: '', data: {} } }
  }
}

function firstHalf({ status, body }: Answer): RawAnswer {
  const whole = JSON.stringify(body)
  return { status, text: whole.slice(0, Math.ceil(whole.length / 2)) }
}
