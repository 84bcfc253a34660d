import type { ErrorBody } from './generated/model'
import type { OperationId, Operations } from './generated/operations'

/** A call on its way to the host. A body that is sent as JSON stands here as a value, a form as a form. */
export type HostCall<Body = unknown> = {
  method: string
  /** From the API's base on, with the query. */
  path: string
  headers: Headers
  body: Body
}

export type Change<Body = unknown, Response = unknown> = {
  request?(call: HostCall<Body>): HostCall
  /**
   * Gets the host's JSON, of an error too, and returns what openapi.yaml promises. `undefined` stands for
   * what is no JSON.
   */
  answer?(body: unknown, status: number): Response | ErrorBody
}

export type Adapter = {
  [Op in OperationId]?: Change<Operations[Op]['body'], Operations[Op]['response']>
} & {
  /**
   * For every operation. It runs nearest to the host, so the changes of one operation see the contract's
   * shape only.
   */
  '*'?: Change
}

/**
 * The differences of the host that openapi.yaml can't say, by operation: another envelope, a header that the
 * host needs (docs/backend.md). Empty for a host that keeps the contract.
 */
export const adapter: Adapter = {}

/** True where calls may not go out as openapi.yaml has them. */
export const isAdapted = (): boolean => Object.keys(adapter).length > 0
