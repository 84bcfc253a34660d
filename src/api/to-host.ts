import { jsonOrUndefined } from '@/lib/json'
import { shopConfig } from '@/lib/shop-config'
import { adapter, type CallChange, type HostCall } from './adapter'

/** Returns the adapter's changes for an operation. The mock world inside the page needs none. */
function changesOf(operation: string): readonly CallChange[] {
  const changes: Readonly<Record<string, CallChange | undefined>> = adapter
  if (shopConfig.mode === 'mock') return []
  return [changes[operation] ?? {}, changes['*'] ?? {}]
}

export type SentBody = string | FormData | null

/** Returns a call in the form that the host expects. */
export function adaptCallToHost(operation: string, call: HostCall<SentBody>): HostCall<SentBody> {
  const changes = changesOf(operation).filter(({ request }) => request)
  if (changes.length === 0) return call
  const { body } = call
  const given: HostCall = { ...call, body: typeof body === 'string' ? jsonOrUndefined(body) : body }
  const { body: own, ...sent } = changes.reduce(
    (now, change) => change.request?.(now) ?? now,
    given,
  )
  if (own instanceof FormData) return { ...sent, body: own }
  return { ...sent, body: own === undefined || own === null ? null : JSON.stringify(own) }
}

/**
 * Returns the text of a host's answer in the form that openapi.yaml describes. `read-answer.ts` then still
 * repairs small differences.
 */
export function adaptAnswerToContract(operation: string, text: string, status: number): string {
  const changes = changesOf(operation).filter(({ answer }) => answer)
  if (changes.length === 0) return text
  const given = jsonOrUndefined(text)
  const read = changes.reduceRight((now, { answer }) => answer?.(now, status), given)
  return read === undefined ? '' : JSON.stringify(read)
}
