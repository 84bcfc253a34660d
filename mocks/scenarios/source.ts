import { parseScenario } from './parse'
import { runScenario, type ScenarioRun } from './run'

/** Holds the scenario that is on. */
export type ScenarioSource = {
  current(): ScenarioRun
  /** Starts other scenarios. Throws `UnknownScenarioError` and changes nothing for a wrong name. */
  set(names: readonly string[]): void
  /** Calls `listener` after every change; answers how to stop that. */
  subscribe(listener: () => void): () => void
}

/** A source that starts with `names`. Throws `UnknownScenarioError`. */
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
