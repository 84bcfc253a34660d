import type { OperationId, Operations } from '../../../mocks/contract/operations.gen'
import type { Sample } from '../../../mocks/pipeline/samples/sample'

/** Whose token a call carries. */
export type Caller = 'visitor' | 'shopper' | 'staff'

/** The `data` of a success. */
export type DataOf<Op extends OperationId> = Operations[Op]['response'] extends { data: infer Data }
  ? Data
  : undefined

/** What earlier calls of this run answered. */
export interface Known {
  /** Returns the data of an operation's last success. Throws `Lacking` when there was none. */
  data<Op extends OperationId>(operation: Op, title?: string): DataOf<Op>
  /** Sets what this run writes apart from everything else. */
  mark: string
}

/** Thrown where a request can't be made, because what it needs is not there. */
export class Lacking extends Error {
  override readonly name = 'Lacking'
}

/** Returns a value that a request needs. Throws `Lacking` with the reason when there is none. */
export function needed<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Lacking(what)
  return value
}

export interface EntryOptions {
  /** Sets several calls of one operation apart. */
  title?: string
  /** True when the call changes something that others see. */
  writes?: true
  /** Statuses of refusals that are right here too, and why. */
  mayRefuse?: { status: readonly number[]; why: string }
  /** The call has to be refused with this status. */
  mustRefuse?: number
}

/** One call of the run. */
export interface Entry extends EntryOptions {
  operation: OperationId
  caller: Caller
  request: (known: Known) => Sample<OperationId>
}

/** Returns the entry of one operation; its request is checked against the contract's types. */
export function entry<Op extends OperationId>(
  operation: Op,
  caller: Caller,
  request: (known: Known) => Sample<Op>,
  options: EntryOptions = {},
): Entry {
  // The sender takes the sample of any operation; only here is it known which one it is.
  return { operation, caller, request: request as Entry['request'], ...options }
}
