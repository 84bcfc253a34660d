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

/** A fault takes the place of the world's answer. */
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
 * What becomes of an answer on its way to the caller. What replaces it comes first; JSON of ours is then put into the
 * language of the call, and its texts grow; the drifts of the host come last.
 */
export async function onItsWay(call: Call, world: () => Promise<Answer>): Promise<Outcome> {
  const answer = await sentAnswer(call, world)
  if (answer === 'network-error') return answer
  if ('text' in answer) return toResponse(answer)
  return toResponse(driftedAnswer(call.operation, inWords(call, answer), call.scenario.drifts))
}
