import fc from 'fast-check'
import { type OperationId, operationTable } from '../contract/operations.gen'
import { answerSchema } from '../drift/schema'
import { hash } from '../seed/chance'
import { arbitraryOf } from './arbitrary'
import { mutantsOf } from './mutate'

/** Which random answers come. */
export type Fuzz = {
  seed: number
  /** The operation whose answers break the contract; `some` for about half of them, null when all keep it. */
  broken: OperationId | 'some' | null
}

function isBroken({ seed, broken }: Fuzz, operation: OperationId): boolean {
  return broken === 'some' ? hash(`${operation} ${seed}`) % 2 === 0 : broken === operation
}

/** A random answer, and how it breaks the contract; null when it keeps it. */
export type FuzzedAnswer = { response: Response; mutation: string | null }

/** Returns a random answer of an operation. The same request gets the same answer. */
export function fuzzedAnswer(fuzz: Fuzz, operation: OperationId, address: string): FuzzedAnswer {
  const { status } = operationTable[operation]
  const schema = answerSchema(operation, status)
  if (!schema) throw new Error(`${operation} has no answer to make up`)
  const valid = arbitraryOf(schema)
  const seed = hash(`${fuzz.seed} ${operation} ${address}`)
  const mutants = isBroken(fuzz, operation)
    ? valid.chain((body) => mutantsOf(body))
    : valid.map((body) => ({ text: JSON.stringify(body), mutation: null }))
  const [made] = fc.sample<{ text: string; mutation: string | null }>(mutants, { seed, numRuns: 1 })
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
  const response = new Response(made?.text ?? '', { status, headers })
  return { response, mutation: made?.mutation ?? null }
}
