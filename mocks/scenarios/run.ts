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

export type CallPlan = { nth: number; fault: FaultAction | null; latency: Latency | null }

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
 * Returns a function that finds the fault or delay for a call. A fault for exactly this call, such as `@3`,
 * comes first. Otherwise it is the first fault that still has calls left. For example, `a*2,b*1` gives a, a,
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
  /**
   * Turns on the scenarios that were on before the page reloaded. No listener is called, because nothing has
   * changed.
   */
  resume(names: readonly string[]): void
  /** Calls `listener` after each `set`. The listener gets the earlier scenario. */
  subscribe(listener: (before: Scenario) => void): () => void
}

export function createScenarioSource(names: readonly string[] = []): ScenarioSource {
  let run = runScenario(parseScenario(names))
  const listeners = new Set<(before: Scenario) => void>()
  function resume(next: readonly string[]): void {
    run = runScenario(parseScenario(next))
  }
  return {
    current: () => run,
    set(next) {
      const before = run.scenario
      resume(next)
      for (const listener of listeners) listener(before)
    },
    resume,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/**
 * Returns a function that reads the scenario in the `X-Scenario` header of a request. It returns null without
 * this header. Requests with the same header share one run, so a limited fault (`login.500*1`) counts all of
 * them.
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
