import { parseScenario, splitNames } from './parse'
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

/**
 * Reads the scenario that a request asks for in `X-Scenario`; null where it asks for none. The same
 * text is the same run, so that a limited fault (`login.500*1`) counts over requests.
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
