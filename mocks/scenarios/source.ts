import { parseScenario, splitNames } from './parse'
import { runScenario, type ScenarioRun } from './run'

/** The current scenario of a world. */
export type ScenarioSource = {
  current(): ScenarioRun
  /** Replaces the scenario. Throws `UnknownScenarioError` and changes nothing for an unknown name. */
  set(names: readonly string[]): void
  /** Calls `listener` after every change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/** Creates a source that starts with `names`. Throws `UnknownScenarioError`. */
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
 * Returns a function that reads the scenario of a request's `X-Scenario` header; null without one. The same header
 * continues the same run, so that a limited fault (`login.500*1`) counts over several requests.
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
