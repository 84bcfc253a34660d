import type { ErrorBody } from './generated/model'
import type { OperationId, Operations } from './generated/operations'

/**
 * A call before it is sent to the host. A JSON body is a value here and not yet a text. A form stays a
 * `FormData`.
 */
export type HostCall<Body = unknown> = {
  method: string
  /** The path after the API's base, with the query. */
  path: string
  headers: Headers
  body: Body
}

export type CallChange<Body = unknown, Response = unknown> = {
  request?(call: HostCall<Body>): HostCall
  /**
   * Gets the JSON of the host's answer and returns the body that openapi.yaml describes. This function is
   * also called for errors. `body` is `undefined` if the host's answer is not JSON.
   */
  answer?(body: unknown, status: number): Response | ErrorBody
}

export type Adapter = {
  [Op in OperationId]?: CallChange<Operations[Op]['body'], Operations[Op]['response']>
} & {
  /**
   * The change that applies to every operation. This change is made last in a request and first in an answer.
   * So the changes for single operations see requests and answers in the usual form.
   */
  '*'?: CallChange
}

/**
 * The differences between the host and openapi.yaml that openapi.yaml cannot express, by operation
 * (docs/backend.md). For example, the host wraps its answers in another way, or needs a header. The adapter
 * is empty for a host that keeps the contract.
 */
export const adapter: Adapter = {}

/** Returns true if the shop has to change calls before it sends them. */
export const isHostAdapted = (): boolean => Object.keys(adapter).length > 0
