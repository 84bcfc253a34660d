import type { AnyHandler } from 'msw'
import { createTestWorld, type TestWorld, type TestWorldOptions } from './node'
import { interceptApi } from './pipeline/intercept'
import type { MockWorld } from './pipeline/open-world'
import type { ScenarioName } from './scenarios/names'

export { type MockServer, type ServerOptions, startServer } from './server'
export type { ScenarioName, TestWorld }

/** Exports for tests of other repositories (docs/example-tests). */
export type WorldOptions = Pick<TestWorldOptions, 'seed' | 'now' | 'latency'> & {
  /** Scenarios that are on from the start, and again after a reset: a misspelt one fails the compile. */
  scenarios?: readonly ScenarioName[]
}

/** Opens a world of its own: fast, with a clock that stands, the same each time. */
export function createWorld({ scenarios = [], ...options }: WorldOptions = {}): TestWorld {
  return createTestWorld({ ...options, names: scenarios })
}

/**
 * Returns the handlers for `setupServer` or `setupWorker` of msw, one for each operation. A world answers all
 * calls of the API at an origin, `*` for any. `use(http.get(…))` of msw overrides one of them.
 */
export function handlers(world: MockWorld, origin = '*'): AnyHandler[] {
  return interceptApi(world, origin)
}
