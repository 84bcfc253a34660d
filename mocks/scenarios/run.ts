import type { OperationId } from '../contract/operations.gen'
import type { FaultAction, Scenario } from './scenario'

/** A scenario at work: it remembers what has happened already. */
export type ScenarioRun = {
  readonly scenario: Scenario
  /** The fault this call meets, or null; counts down a limited one. */
  takeFault(operation: OperationId): FaultAction | null
  /** How many calls of the operation came before this one. */
  countCall(operation: OperationId): number
}

/** Starts a scenario afresh: limited faults happen again. */
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
