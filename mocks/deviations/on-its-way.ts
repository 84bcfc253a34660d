import { type OperationId, operationTable } from '../contract/operations.gen'
import { type Answer, type Outcome, type RawAnswer, toResponse } from '../pipeline/backend'
import { type AnswerLanguage, inLanguage } from '../pipeline/language'
import { wait, waitForAbort } from '../pipeline/latency'
import { type FaultAction, type Scenario, slowMs } from '../scenarios/parse'
import type { CallPlan } from '../scenarios/run'
import { driftedAnswer, withLongTexts } from './drifts'

type Call = {
  operation: OperationId
  language: AnswerLanguage
  english: (text: string) => string
  signal: AbortSignal
  plan: CallPlan
  scenario: Scenario
}

/** Returns the response of the mock world. An active fault replaces this response. */
function sentAnswer(
  { operation, signal, plan }: Call,
  world: () => Promise<Answer>,
): Promise<Answer | RawAnswer | 'network-error'> {
  return plan.fault ? faultyAnswer(plan.fault, { operation, signal, answer: world }) : world()
}

function inWords({ operation, language, english, scenario }: Call, answer: Answer): Answer {
  const said = inLanguage(answer, operation, language, english)
  return scenario.switches.has('texts.long') ? withLongTexts(said) : said
}

/**
 * Changes a response on its way to the caller. First, a fault may replace the response. JSON of the mock
 * world is then translated, and `texts.long` makes its texts longer. The drifts of the host come last.
 */
export async function deliverAnswer(call: Call, world: () => Promise<Answer>): Promise<Outcome> {
  const answer = await sentAnswer(call, world)
  if (answer === 'network-error') return answer
  if ('text' in answer) return toResponse(answer)
  return toResponse(driftedAnswer(call.operation, inWords(call, answer), call.scenario.drifts))
}

type FaultyCall = {
  operation: OperationId
  signal: AbortSignal
  /**
   * Returns the answer of the mock world. With a fault such as `offline`, the mock world is not called,
   * because a real server would not have done the work.
   */
  answer: () => Promise<Answer>
}

const page = '<!doctype html><title>Bad gateway</title><h1>502 Bad gateway</h1>'

async function faultyAnswer(
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
