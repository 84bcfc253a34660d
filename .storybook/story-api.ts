import { createDatabase } from '~mocks/db/database'
import { backend } from '~mocks/handlers/backend'
import { type MockWorld, openWorld } from '~mocks/pipeline/open-world'
import { describeViolation } from '~mocks/pipeline/validate'
import { seedTables } from '~mocks/seed/world'
import { storySeed } from './story-seed'

/**
 * Opens the mock backend of a story with the given scenarios. If an answer breaks the contract, the story
 * fails.
 */
export function openStoryApi(names: readonly string[]): MockWorld {
  const world = openWorld({
    backend,
    names,
    db: createDatabase(seedTables(storySeed)),
    latency: 'instant',
    seed: storySeed.seed,
    now: () => storySeed.now,
    assetBase: storySeed.assetBase,
    onViolation: (violation) => reportError(new Error(describeViolation(violation))),
  })
  // The scenario `login:shopper` puts a token into the story's storage, so the world must accept this token.
  const { login } = world.scenario.current().scenario
  if (login) world.signIn(login)
  return world
}
