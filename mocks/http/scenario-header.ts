import { parseScenario, splitNames } from '../scenarios/parse'
import { runScenario, type ScenarioRun } from '../scenarios/run'

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
