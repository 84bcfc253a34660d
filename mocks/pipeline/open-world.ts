import type { Database } from '../db/database'
import type { Host } from '../host/host'
import type { Login } from '../scenarios/names'
import { type ScenarioRun, createScenarioSource, type ScenarioSource } from '../scenarios/run'
import { accounts } from '../seed/accounts'
import { createPipeline, type Pipeline, type PipelineOptions } from './pipeline'

export type WorldOptions = Omit<PipelineOptions, 'scenario'> & {
  /** Scenarios that are on from the start. Unknown names throw. */
  names?: readonly string[]
  /** Returns the scenario of a single request, or null to use the world's scenario. */
  scenarioOf?: (request: Request) => ScenarioRun | null
}

export type MockWorld = Pipeline & {
  db: Database
  /** Answers some calls in place of the world. Undefined when no host is set. */
  host?: Host | undefined
  scenario: ScenarioSource
  /** Returns a bearer token of the seeded shopper or staff member, or null for a visitor. */
  signIn(login: Login): string | null
}

export function openWorld(options: WorldOptions): MockWorld {
  const { db, now, scenarioOf } = options
  const scenario = createScenarioSource(options.names)
  const pipeline = createPipeline({
    ...options,
    scenario: (request) => scenarioOf?.(request) ?? scenario.current(),
  })
  return {
    ...pipeline,
    db,
    host: options.host,
    scenario,
    signIn(login) {
      if (login === 'visitor') return null
      const token = `mock-session-of-${login}`
      const session = { token, user_id: accounts[login].id, created_at: now().toISOString() }
      if (!db.find('tokens', token))
        db.insert('tokens', { ...session, expires_at: null, seen_at: null })
      return token
    },
  }
}
