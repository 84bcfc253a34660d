import { type OperationId, operationTable } from '../contract/operations.gen'
import type { Latency } from '../scenarios/names'
import { type Scenario, slowMs } from '../scenarios/parse'
import type { CallPlan } from '../scenarios/run'
import { chanceOf } from '../seed/chance'

/** The shortest and the longest delay, in ms. For address calls see Product §7. */
const usual = { address: [100, 300], other: [20, 80] } as const
const slow3g = [600, 1200] as const

const outOfOrder = { first: 900, later: 100 } as const

/** Half of the calls take under 100 ms, one in twenty 1.5 s, one in a hundred 10 s, in ms. */
const longTail = (drawn: number): number =>
  Math.min(10_000, Math.round(40 / Math.max(1 - drawn, 0.001) ** 1.2))

const between = ([from, to]: readonly [number, number], drawn: number): number =>
  from + Math.floor(drawn * (to - from + 1))

const listsBelow: ReadonlySet<OperationId> = new Set(['districts', 'wards', 'provinceWards'])

export type WorldDelay = { latency: Latency; seed: number; jitter?: Scenario['jitter'] }

function chosenLatency(
  operation: OperationId,
  { nth, latency }: CallPlan,
  scenario: Scenario,
  world: WorldDelay,
): Latency {
  if (latency !== null) return latency
  if (scenario.address.outOfOrder && listsBelow.has(operation)) {
    return nth === 0 ? outOfOrder.first : outOfOrder.later
  }
  const isSlow = scenario.address.slow && operationTable[operation].tag === 'address'
  return isSlow ? slowMs : (scenario.latency ?? world.latency)
}

export function latencyOf(
  operation: OperationId,
  plan: CallPlan,
  scenario: Scenario,
  world: WorldDelay,
): number {
  const jitter = scenario.jitter ?? world.jitter
  const latency = chosenLatency(operation, plan, scenario, world)
  const draw = (seed: number, what = '') => chanceOf(`${seed}:${operation}:${plan.nth}${what}`)
  const more = jitter ? Math.round(jitter.ms * draw(jitter.seed ?? world.seed, ':jitter')) : 0
  if (typeof latency === 'number') return latency + more
  if (latency === 'hang') return Infinity
  if (latency === 'instant') return more
  if (latency === 'tail') return longTail(draw(world.seed)) + more
  const isAddress = operationTable[operation].tag === 'address'
  const range = latency === '3g' ? slow3g : usual[isAddress ? 'address' : 'other']
  return between(range, draw(world.seed)) + more
}

/** Waits. Zero does not wait for the next task either. */
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
