import type { AnyHandler } from 'msw'
import { createTestWorld, type TestWorld, type TestWorldOptions } from './node'
import { interceptApi } from './pipeline/intercept'
import type { MockWorld } from './pipeline/open-world'
import type { ScenarioName } from './scenarios/names'

export { type MockServer, type ServerOptions, startServer } from './server'
export type { ScenarioName, TestWorld }

/** The options of a world for tests in other repositories (docs/example-tests). */
export type WorldOptions = Pick<TestWorldOptions, 'seed' | 'now' | 'latency'> & {
  /** Scenarios that are on from the start, and again after a reset. A misspelt name does not compile. */
  scenarios?: readonly ScenarioName[]
}

/**
 * Opens a separate world for a test. By default it has no delays. Its clock does not run, and its data is the
 * same each time.
 */
export function createWorld({ scenarios = [], ...options }: WorldOptions = {}): TestWorld {
  return createTestWorld({ ...options, names: scenarios })
}

/**
 * Returns the handlers for `setupServer` or `setupWorker` of msw: one for each operation, and a last one for
 * all other calls below `/api/`. The world answers all calls of the API at an origin, or at any origin with
 * `*`. Use `use(http.get(…))` of msw to override a handler.
 */
export function handlers(world: MockWorld, origin = '*'): AnyHandler[] {
  return interceptApi(world, origin)
}
