import type { Database } from '../db/database'
import type { Login } from '../scenarios/names'
import type { ScenarioRun } from '../scenarios/run'
import { createScenarioSource, type ScenarioSource } from '../scenarios/source'
import { sessionToken } from './login'
import { createPipeline, type Pipeline, type PipelineOptions } from './pipeline'

export type WorldOptions = Omit<PipelineOptions, 'scenario'> & {
  /** Scenarios that are on from the start. Unknown names throw. */
  names?: readonly string[]
  /** A scenario for one request only, instead of the world's. */
  scenarioOf?: (request: Request) => ScenarioRun | null
}

/** A mock world that can be asked, looked at and changed. Every door has one. */
export type MockWorld = Pipeline & {
  db: Database
  scenario: ScenarioSource
  /** A bearer token of the seeded shopper or staff member; null for a visitor. */
  signIn(login: Login): string | null
}

/** Opens a world over a database. */
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
    scenario,
    signIn: (login) => (login === 'visitor' ? null : sessionToken(db, login, now())),
  }
}
