import type { OperationId } from '../contract/operations.gen'
import type { Latency } from './names'
import {
  type Delay,
  type Fault,
  type FaultAction,
  parseScenario,
  type Scenario,
  splitNames,
} from './parse'

export type CallPlan = {
  nth: number
  fault: FaultAction | null
  latency: Latency | null
}

export type ScenarioRun = {
  readonly scenario: Scenario
  planCall(operation: OperationId): CallPlan
}

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
 * Returns a function that finds the fault or delay for a call. A fault with a call number that includes this
 * call comes first, and then the first fault without a number that is not used up. So `a*2,b*1` gives a, a,
 * b.
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

export type ScenarioSource = {
  current(): ScenarioRun
  set(names: readonly string[]): void
  subscribe(listener: () => void): () => void
}

export function createScenarioSource(names: readonly string[] = []): ScenarioSource {
  let run = runScenario(parseScenario(names))
  const listeners = new Set<() => void>()
  return {
    current: () => run,
    set(next) {
      run = runScenario(parseScenario(next))
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/**
 * Returns a function that reads the scenario of a request's `X-Scenario` header, or null without this header.
 * Requests with the same header share a run, so that a limited fault (`login.500*1`) counts all of them.
 */
export function createHeaderScenarios(): (request: Request) => ScenarioRun | null {
  const runs = new Map<string, ScenarioRun>()
  return function scenarioOf(request) {
    const text = request.headers.get('x-scenario')
    if (text === null) return null
    const run = runs.get(text) ?? runScenario(parseScenario(splitNames(text)))
    runs.set(text, run)
    return run
  }
}
