import { createDatabase } from '~mocks/db/database'
import { backend } from '~mocks/handlers/backend'
import { type MockWorld, openWorld } from '~mocks/pipeline/open-world'
import { seedTables } from '~mocks/seed/world'
import { describeViolation } from '~mocks/pipeline/validate-answer'

/** Nine in the morning in Việt Nam: dates in stories stand still. */
const storyNow = new Date('2026-11-21T02:00:00Z')

/** The mock backend of one story, in the given scenarios. Breaking the contract fails the story. */
export function openStoryApi(names: readonly string[]): MockWorld {
  const seeded = { seed: 1, now: storyNow, assetBase: '' }
  const world = openWorld({
    backend,
    names,
    db: createDatabase(seedTables(seeded)),
    latency: 'none',
    seed: seeded.seed,
    now: () => storyNow,
    assetBase: seeded.assetBase,
    onViolation: (violation) => reportError(new Error(describeViolation(violation))),
  })
  // `login:shopper`: the token that the story has put into its storage is a good one.
  const { login } = world.scenario.current().scenario
  if (login) world.signIn(login)
  return world
}
