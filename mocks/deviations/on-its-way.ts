import type { OperationId } from '../contract/operations.gen'
import { type Answer, type Outcome, type RawAnswer, toResponse } from '../pipeline/answer'
import { type AnswerLanguage, inLanguage } from '../pipeline/language'
import type { CallPlan } from '../scenarios/run'
import type { Scenario } from '../scenarios/scenario'
import { driftedAnswer, withLongTexts } from './drifts'
import { faultyAnswer } from './faults'

type Call = {
  operation: OperationId
  language: AnswerLanguage
  english: (text: string) => string
  signal: AbortSignal
  plan: CallPlan
  scenario: Scenario
}

type Source = { by: 'world' | 'fault' }
type Sent = Source & { answer: Answer | RawAnswer | 'network-error' }

/** A fault takes the place of the world's answer. */
async function sentAnswer(call: Call, world: () => Promise<Answer>): Promise<Sent> {
  const { operation, signal, plan } = call
  if (plan.fault) {
    const answer = await faultyAnswer(plan.fault, { operation, signal, answer: world })
    return { by: 'fault', answer }
  }
  return { by: 'world', answer: await world() }
}

function inWords({ operation, language, english, scenario }: Call, answer: Answer): Answer {
  const said = inLanguage(answer, operation, language, english)
  return scenario.switches.has('texts.long') ? withLongTexts(said) : said
}

/**
 * What becomes of an answer on its way to the caller. What replaces it comes first; JSON of ours is then put into the
 * language of the call, and its texts grow; the drifts of the host come last.
 */
export async function onItsWay(
  call: Call,
  world: () => Promise<Answer>,
): Promise<Source & { outcome: Outcome }> {
  const { answer, ...source } = await sentAnswer(call, world)
  if (answer === 'network-error') return { ...source, outcome: answer }
  if ('text' in answer) return { ...source, outcome: toResponse(answer) }
  const drifted = driftedAnswer(call.operation, inWords(call, answer), call.scenario.drifts)
  return { ...source, outcome: toResponse(drifted) }
}
