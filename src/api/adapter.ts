import { parsedJson } from '@/lib/json'
import { shopConfig } from '@/lib/shop-config'
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

type Change<Body = unknown, Response = unknown> = {
  request?(call: HostCall<Body>): HostCall
  /** Gets the host's JSON, of an error too, and returns what openapi.yaml promises. `undefined` stands for what is no JSON. */
  answer?(body: unknown, status: number): Response | ErrorBody
}

export type Adapter = {
  [Op in OperationId]?: Change<Operations[Op]['body'], Operations[Op]['response']>
} & {
  /** Of every operation: nearest to the host, so that the changes of one operation know the contract alone. */
  '*'?: Change
}

/**
 * What the host does otherwise and openapi.yaml can't say, by operation: another envelope, a header that it asks for
 * (docs/backend.md). Empty where the host is as the contract says.
 */
export const adapter: Adapter = {}

/** True where calls may not go out as openapi.yaml has them. */
export const isAdapted = (): boolean => Object.keys(adapter).length > 0

/** The changes of an operation and those of all. The mock world inside the page needs none. */
function changesOf(operation: string): readonly Change[] {
  const changes: Readonly<Record<string, Change | undefined>> = adapter
  if (shopConfig.mode === 'mock') return []
  return [changes[operation] ?? {}, changes['*'] ?? {}]
}

type SentBody = string | FormData | null

/** Returns a call of the contract as the host wants it. */
export function toHost(operation: string, call: HostCall<SentBody>): HostCall<SentBody> {
  const changes = changesOf(operation).filter(({ request }) => request)
  if (changes.length === 0) return call
  const { body } = call
  const given: HostCall = { ...call, body: typeof body === 'string' ? parsedJson(body) : body }
  const { body: own, ...sent } = changes.reduce(
    (now, change) => change.request?.(now) ?? now,
    given,
  )
  if (own instanceof FormData) return { ...sent, body: own }
  return { ...sent, body: own === undefined || own === null ? null : JSON.stringify(own) }
}

/** Returns the text of a host's answer as openapi.yaml promises it; how it is then read forgives as ever (answers/read-answer.ts). */
export function fromHost(operation: string, text: string, status: number): string {
  const changes = changesOf(operation).filter(({ answer }) => answer)
  if (changes.length === 0) return text
  const given = parsedJson(text)
  const read = changes.reduceRight((now, { answer }) => answer?.(now, status), given)
  return read === undefined ? '' : JSON.stringify(read)
}
