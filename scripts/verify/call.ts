import {
  type OperationId,
  type Operations,
  operationTable,
} from '../../mocks/contract/operations.gen'
import type { Sample } from '../../mocks/pipeline/samples/sample'
import type { Finding } from './report'

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

interface CallOptions {
  /** Sets several calls of one operation apart. */
  title?: string
  /** True where anyone may call, and the shopper's token makes it theirs. */
  asShopper?: true
  /** Statuses of refusals that are right here too, and why. */
  mayRefuse?: { status: readonly number[]; why: string }
  /** The call has to be refused with this status. */
  mustRefuse?: number
  /** Compares a success with earlier ones; what it returns was expected and is not so. */
  compare?: (known: Known) => readonly Omit<Finding, 'kind'>[]
}

/** One call of the run. */
export interface Call extends CallOptions {
  operation: OperationId
  request: (known: Known) => Sample<OperationId>
}

/** Returns a call of an operation; its request is checked against the contract's types. */
export function call<Op extends OperationId>(
  operation: Op,
  request: Sample<Op> | ((known: Known) => Sample<Op>),
  options: CallOptions = {},
): Call {
  const make = typeof request === 'function' ? request : () => request
  // The sender takes the sample of any operation; only here is it known which one it is.
  return { operation, request: make as Call['request'], ...options }
}

/** The operations that can be asked without anything. */
type Bare = {
  [Op in OperationId]: { params?: undefined } extends Sample<Op> ? Op : never
}[OperationId]

export const asks = (...operations: readonly Bare[]): Call[] =>
  operations.map((operation) => call(operation, {}))

/** POSTs that change nothing. */
const reads: ReadonlySet<OperationId> = new Set(['productsByIds', 'quoteOrder', 'syncCartProducts'])

/** True when the call changes something that others see. */
export function writes({ operation, mustRefuse }: Call): boolean {
  return operationTable[operation].method !== 'GET' && !reads.has(operation) && !mustRefuse
}
