import type { OperationId } from '../contract/operations.gen'
import type { Latency } from './names'
import type { Fault, FaultAction, Delay, Scenario } from './scenario'

/** What a scenario does to one call. */
export type CallPlan = {
  /** The number of earlier calls of the operation. */
  nth: number
  fault: FaultAction | null
  /** The delay of this operation; null for that of every call. */
  latency: Latency | null
}

/** A running scenario: it counts the calls and the faults so far. */
export type ScenarioRun = {
  readonly scenario: Scenario
  /** Counts a call and returns what happens to it. */
  planCall(operation: OperationId): CallPlan
}

/** Starts a scenario: limited faults happen again. */
export function runScenario(scenario: Scenario): ScenarioRun {
  const calls = new Map<OperationId, number>()
  const takeFault = taker(scenario.faults)
  const takeDelay = taker(scenario.delays)
  return {
    scenario,
    planCall(operation) {
      const nth = calls.get(operation) ?? 0
      calls.set(operation, nth + 1)
      const fault = takeFault(operation, nth + 1)
      const delay = takeDelay(operation, nth + 1)
      return {
        nth,
        fault: scenario.offline ? { kind: 'offline' } : (fault?.action ?? null),
        latency: delay?.latency ?? null,
      }
    },
  }
}

/**
 * Returns a function that takes what a call of an operation meets: what begins at this call, else the first of the
 * others that is not used up, so that `a*2,b*1` is a, a, b.
 */
function taker<One extends Fault | Delay>(all: readonly One[]) {
  const left = all.map(({ times }) => times)
  return function take(operation: OperationId, call: number): One | null {
    const own = [...all.entries()].filter(([, one]) => one.operation === operation)
    const dated = own.find(
      ([, { from, times }]) => from !== null && call >= from && call < from + times,
    )
    if (dated) return dated[1]
    const next = own.find(([index, { from }]) => from === null && (left[index] ?? 0) > 0)
    if (!next) return null
    const [index, one] = next
    left[index] = (left[index] ?? 0) - 1
    return one
  }
}
