import { type OperationId, operationTable } from '../contract/operations.gen'
import { operationIds } from '../scenarios/names'

/** A word of a list of calls that names none. */
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
 * Returns the calls that a list names: operations, tags, `*` for all, and `!name` to take away again, in that order.
 * Throws `UnknownCallError`.
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
