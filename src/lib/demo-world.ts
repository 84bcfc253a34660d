import { localStore, sessionStore } from './storage'

/** The key under which the browser stores the demo's world. Only differences from the seed are stored. */
export const worldKey = '__mock_world'
/** The key for the name of the stored world. */
export const sizeKey = 'mock.world'
export const seedKey = 'mock.seed'
/** The key for the scenarios of a tab. */
export const scenarioKey = 'mock.scenario'

const ownParams = ['world', 'seed', 'scenario']

/**
 * Compares the world with which a page opens to the seed, which the demo's prerendered pages show. The world
 * is the seed, or the seed with changes, or something else: another world or a world with scenarios. Runs
 * before everything else in the page.
 * @param search the parameters of the page's address
 */
export function worldBeside(search: string): 'seed' | 'changed' | 'other' {
  const params = new URLSearchParams(search)
  const isOther =
    ownParams.some((name) => params.has(name)) ||
    [sizeKey, seedKey].some((key) => localStore.read(key) !== null) ||
    sessionStore.read(scenarioKey) !== null
  if (isOther) return 'other'
  return localStore.read(worldKey) === null ? 'seed' : 'changed'
}
