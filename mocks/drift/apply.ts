import type { OperationId } from '../contract/operations.gen'
import type { Answer } from '../pipeline/answer'
import { driftNames, type DriftName } from '../scenarios/names'
import { drifts } from './drifts'
import { answerSchema } from './schema'

/** Returns the answer as a host with these deviations gives it. An answer without a schema stays as it is. */
export function driftedAnswer(
  operation: OperationId,
  answer: Answer,
  chosen: ReadonlySet<DriftName>,
): Answer {
  const schema = answerSchema(operation, answer.status)
  if (!schema || chosen.size === 0) return answer
  return driftNames
    .filter((name) => chosen.has(name))
    .reduce((drifted, name) => drifts[name](drifted, schema), answer)
}
