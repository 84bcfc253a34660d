import { createDatabase } from '~mocks/db/database'
import { backend } from '~mocks/handlers/backend'
import { type MockWorld, openWorld } from '~mocks/pipeline/open-world'
import { seedTables } from '~mocks/seed/world'
import { describeViolation } from '~mocks/pipeline/validate-answer'

/** Nine in the morning in Vietnam. The fixed time keeps dates in stories the same. */
const storyNow = new Date('2026-11-21T02:00:00Z')

/** Opens the mock backend of one story with the given scenarios. An answer that breaks the contract fails the story. */
export function openStoryApi(names: readonly string[]): MockWorld {
  const seeded = { seed: 1, now: storyNow, assetBase: '' }
  const world = openWorld({
    backend,
    names,
    db: createDatabase(seedTables(seeded)),
    latency: 'instant',
    seed: seeded.seed,
    now: () => storyNow,
    assetBase: seeded.assetBase,
    onViolation: (violation) => reportError(new Error(describeViolation(violation))),
  })
  // With the scenario `login:shopper`, the token in the story's storage is valid.
  const { login } = world.scenario.current().scenario
  if (login) world.signIn(login)
  return world
}
