import { type OperationId, operationTable } from '../contract/operations.gen'
import { slowMs } from '../scenarios/scenario'
import type { ScenarioRun } from '../scenarios/run'

/** `realistic`: short seeded delays. `none`: for tests, where only scenarios delay. */
export type LatencyProfile = 'realistic' | 'none'

/** The shortest and the longest delay, in ms. For address calls see Product §7. */
const usual = { address: [100, 300], other: [20, 80] } as const

/** The delays of `address.out-of-order`, in ms. */
const outOfOrder = { first: 900, later: 100 } as const

/** Returns a number from 0 to below 1, always the same for the same text. */
function chance(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return ((value ^ (value >>> 13)) >>> 0) / 2 ** 32
}

const listsBelow: ReadonlySet<OperationId> = new Set(['districts', 'wards', 'provinceWards'])

/**
 * Returns the delay of a call, in ms.
 * @param nth the number of earlier calls of this operation
 */
export function latencyOf(
  operation: OperationId,
  nth: number,
  { scenario }: ScenarioRun,
  { profile, seed }: { profile: LatencyProfile; seed: number },
): number {
  const isAddress = operationTable[operation].tag === 'address'
  if (scenario.address.outOfOrder && listsBelow.has(operation)) {
    return nth === 0 ? outOfOrder.first : outOfOrder.later
  }
  if (scenario.address.slow && isAddress) return slowMs
  if (scenario.latency !== null) return scenario.latency
  if (profile === 'none') return 0
  const [from, to] = usual[isAddress ? 'address' : 'other']
  return from + Math.floor(chance(`${seed}:${operation}:${nth}`) * (to - from + 1))
}

/** Waits. Zero does not wait for the next task either. */
export async function wait(ms: number): Promise<void> {
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms))
}

/** Waits until the caller aborts, for `limitMs` at most. */
export async function waitForAbort(signal: AbortSignal, limitMs = 300_000): Promise<void> {
  if (signal.aborted) return
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, limitMs)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
