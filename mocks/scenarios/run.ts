import type { OperationId } from '../contract/operations.gen'
import type { FaultAction, Scenario } from './scenario'

/** A running scenario: it counts the calls and the faults so far. */
export type ScenarioRun = {
  readonly scenario: Scenario
  /** Returns the fault of this call, or null; counts a limited one down. */
  takeFault(operation: OperationId): FaultAction | null
  /** Counts a call. Returns the number of earlier calls of the operation. */
  countCall(operation: OperationId): number
}

/** Starts a scenario: limited faults happen again. */
export function runScenario(scenario: Scenario): ScenarioRun {
  const left = scenario.faults.map(({ times }) => times)
  const calls = new Map<OperationId, number>()
  return {
    scenario,
    takeFault(operation) {
      if (scenario.offline) return { kind: 'offline' }
      const index = scenario.faults.findIndex(
        (fault, faultIndex) => fault.operation === operation && (left[faultIndex] ?? 0) > 0,
      )
      if (index < 0) return null
      left[index] = (left[index] ?? 0) - 1
      return scenario.faults[index]?.action ?? null
    },
    countCall(operation) {
      const before = calls.get(operation) ?? 0
      calls.set(operation, before + 1)
      return before
    },
  }
}
