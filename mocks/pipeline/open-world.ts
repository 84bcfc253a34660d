import type { Database } from '../db/database'
import type { Host } from '../host/host'
import type { Login } from '../scenarios/names'
import { type ScenarioRun, createScenarioSource, type ScenarioSource } from '../scenarios/run'
import { accounts } from '../seed/accounts'
import { createPipeline, type Pipeline, type PipelineOptions } from './pipeline'

export type WorldOptions = Omit<PipelineOptions, 'scenario'> & {
  /** Scenarios that are on from the start. Unknown names throw. */
  names?: readonly string[]
  /** Returns the scenario of one request, or null when the request follows the world's scenario. */
  scenarioOf?: (request: Request) => ScenarioRun | null
}

export type MockWorld = Pipeline & {
  db: Database
  /** The host that answers some calls in place of the world. */
  host?: Host | undefined
  scenario: ScenarioSource
  /** Returns a bearer token of the seeded shopper or staff member, or null for a visitor. */
  signIn(login: Login): string | null
}

export function openWorld(options: WorldOptions): MockWorld {
  const { db, now, scenarioOf } = options
  const scenario = createScenarioSource(options.names)
  const begun = new WeakSet<ScenarioRun>()

  /**
   * Ends all existing sessions when the scenario `token.expired` is switched on. Later sessions stay valid.
   */
  function endSessions({ scenario: { tokenExpired } }: ScenarioRun): void {
    if (tokenExpired) for (const { token } of db.tables.tokens) db.remove('tokens', token)
  }
  scenario.subscribe(function endSessionsOnce({ tokenExpired }) {
    if (!tokenExpired) endSessions(scenario.current())
  })

  function runOf(request: Request): ScenarioRun {
    const run = scenarioOf?.(request)
    if (!run) return scenario.current()
    if (!begun.has(run)) endSessions(run)
    begun.add(run)
    return run
  }
  const pipeline = createPipeline({ ...options, scenario: runOf })
  return {
    ...pipeline,
    db,
    host: options.host,
    scenario,
    signIn(login) {
      if (login === 'visitor') return null
      const token = `mock-session-of-${login}`
      // With `token.expired` the world does not store the token, so the session is over from the start.
      if (scenario.current().scenario.tokenExpired) return token
      const session = { token, user_id: accounts[login].id, created_at: now().toISOString() }
      if (!db.find('tokens', token))
        db.insert('tokens', { ...session, expires_at: null, seen_at: null })
      return token
    },
  }
}
