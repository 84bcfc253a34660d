import { type OperationId, operationTable } from '../contract/operations.gen'
import type { Latency } from '../scenarios/names'
import type { Scenario } from '../scenarios/parse'
import type { CallPlan } from '../scenarios/run'
import { chanceOf } from '../seed/chance'

/** The shortest and the longest delay of a call, in ms. Product §7 gives the delay of address calls. */
const usual = { address: [100, 300], other: [20, 80] } as const
const slow3g = [600, 1200] as const

const between = ([from, to]: readonly [number, number], drawn: number): number =>
  from + Math.floor(drawn * (to - from + 1))

export type WorldDelay = { latency: Latency; seed: number; jitter?: Scenario['jitter'] }

export function latencyOf(
  operation: OperationId,
  plan: CallPlan,
  scenario: Scenario,
  world: WorldDelay,
): number {
  const jitter = scenario.jitter ?? world.jitter
  const latency = plan.latency ?? scenario.latency ?? world.latency
  const draw = (seed: number, what = '') => chanceOf(`${seed}:${operation}:${plan.nth}${what}`)
  const more = jitter ? Math.round(jitter.ms * draw(jitter.seed ?? world.seed, ':jitter')) : 0
  if (typeof latency === 'number') return latency + more
  if (latency === 'hang') return Infinity
  if (latency === 'instant') return more
  const isAddress = operationTable[operation].tag === 'address'
  const range = latency === '3g' ? slow3g : usual[isAddress ? 'address' : 'other']
  return between(range, draw(world.seed)) + more
}

/** Waits for a time. For 0 ms it does not wait at all, not even for the next task of the event loop. */
export async function wait(ms: number): Promise<void> {
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms))
}

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
